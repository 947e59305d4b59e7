import { useSyncExternalStore } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { chooseTheme, currentTheme, type Theme, themes, watchTheme } from '#ui/theme.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { logOut } from '../door/log-out.ts';
import { useChooseLocale, useConsoleLocale, useViewer } from '../viewer.tsx';
import styles from './frame.module.css';
import { LanguageSelect } from './language-select.tsx';
import own from './rail-foot.module.css';
import { useWorkplaces } from './workplaces.ts';

/** Who one is and where one works, what the console speaks and how it looks, and the way out. */
export function RailFoot({ onGo }: { onGo: () => void }) {
	const t = useTranslations('console');
	const callApi = useApi();
	return (
		<div className={styles.foot}>
			<Who onGo={onGo} />
			<LanguageSelect locale={useConsoleLocale()} onChoose={useChooseLocale()} className={styles.choices} />
			<div className={styles.choices}>
				<Icon name="sun" />
				<ThemeSwitch />
			</div>
			<div className={own.ways}>
				<a className={own.way} href={pagePath('home')}>
					{t('toSite')}
				</a>
				<button type="button" className={own.way} onClick={() => void logOut(callApi)}>
					{t('logOut')}
				</button>
			</div>
		</div>
	);
}

function Who({ onGo }: { onGo: () => void }) {
	const t = useTranslations('console');
	const roles = useTranslations('staff.role');
	const viewer = useViewer();
	const workplaces = useWorkplaces();
	const [workplace] = workplaces;
	const isHere = useConsoleAddress().match?.page === 'information';
	const role = viewer.works.find(({ organisationId }) => organisationId === workplace?.id)?.role;
	return (
		<ConsoleLink
			to={consolePages.information.path}
			className={own.who}
			aria-current={isHere ? 'page' : undefined}
			onClick={onGo}
		>
			<Avatar name={viewer.name} size="sm" />
			<span>
				<strong>{viewer.name}</strong>
				{workplace && workplaces.length === 1 && <span className={styles.place}>{workplace.name}</span>}
				<span>{workplace?.id === agencyId ? t('operator') : role ? roles(role) : t('partner')}</span>
			</span>
			<span className="visually-hidden">{t('pages.information')}</span>
		</ConsoleLink>
	);
}

function ThemeSwitch() {
	const t = useTranslations('console');
	const chosen = useSyncExternalStore<Theme>(watchTheme, currentTheme);
	return (
		<Select
			name="theme"
			label={t('theme.title')}
			value={chosen}
			options={themes.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
			onChange={chooseTheme}
		/>
	);
}
