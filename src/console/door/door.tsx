import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type ConsoleDoor, consoleDoors, consoleGoal, consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { PageId } from '#contract/pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import { Select } from '#ui/select.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { ApiContext, useApi } from '#views/api-context.ts';
import { AskReset, resetMinutes } from '#views/member/ask-reset.tsx';
import { ChoosePassword } from '#views/member/choose-password.tsx';
import { LoginForm } from '#views/member/login-form.tsx';
import form from '#views/member/member-form.module.css';
import { LinkContext, type PageLinkProps, pathTo, withQuery } from '#views/page-link.tsx';
import { callApi } from '../call-api.ts';
import { useLanguageSwitch } from '../frame/use-language-switch.ts';
import { PageHead } from '../page-head.tsx';
import { useWords } from '../words.ts';
import styles from './door.module.css';
import { logOut } from './log-out.ts';

type Props = { client: QueryClient; door: ConsoleDoor; viewer: Viewer | null; locale: Locale };

/** Where one logs in to work, in Korean and the five languages; the site's own login is the guests'. */
export function Door({ client, locale: first, ...rest }: Props) {
	const { locale, chooseLocale } = useLanguageSwitch(first, rest.viewer !== null);
	const chosen = useRef<Locale>(undefined);
	const choose = (language: Locale) => {
		chosen.current = language;
		chooseLocale(language);
	};
	return (
		<ApiContext value={callApi}>
			<QueryClientProvider client={client}>
				<LinkContext value={DoorLink}>
					<Suspense fallback={null}>
						<Threshold {...rest} locale={locale} onLocale={choose} chosen={() => chosen.current} />
					</Suspense>
				</LinkContext>
			</QueryClientProvider>
		</ApiContext>
	);
}

const doors: Partial<Record<string, string>> = consoleDoors;

/** The pages of the door are here; every other one is the site's. */
function DoorLink<Id extends PageId>({ page, params, query, ...attributes }: PageLinkProps<Id>) {
	const path = doors[page] ?? pathTo(page, params);
	return path !== undefined && <a href={withQuery(path, query)} {...attributes} />;
}

type ThresholdProps = Omit<Props, 'client'> & { onLocale: (locale: Locale) => void; chosen: () => Locale | undefined };

function Threshold({ door, viewer, locale, onLocale, chosen }: ThresholdProps) {
	const words = useWords(locale, ['console-door', 'member']);
	return (
		<TranslationsProvider locale={locale} messages={words}>
			<div className={styles.door}>
				<header className={styles.band}>
					<a href={consolePages.today.path} className={styles.brand}>
						<Mark />
						<span className={styles.name}>Maru</span>
						<KoreanName />
					</a>
					<LanguageSwitch locale={locale} onLocale={onLocale} />
				</header>
				<main className={styles.main}>
					{door === 'forgot' ? <Forgot /> : viewer ? <NotYet viewer={viewer} /> : <LogIn chosen={chosen} />}
				</main>
			</div>
		</TranslationsProvider>
	);
}

function LanguageSwitch({ locale, onLocale }: { locale: Locale; onLocale: (locale: Locale) => void }) {
	const t = useTranslations('console');
	return (
		<div className={styles.language}>
			<Icon name="globe" />
			<Select
				name="language"
				label={t('language')}
				value={locale}
				options={allLocales.map((one) => ({ value: one, label: locales[one].ownName }))}
				onChange={onLocale}
			/>
		</div>
	);
}

const asked = () => new URLSearchParams(window.location.search);

function LogIn({ chosen }: { chosen: () => Locale | undefined }) {
	const t = useTranslations('console.door');
	const next = asked().get('next') ?? undefined;
	// Through this very door, which knows who may come in and says so to who may not.
	const goal = withQuery(consoleDoors.login, { next: consoleGoal(next ?? null) });
	const takeLanguageAlong = async () => {
		const language = chosen();
		if (!language) return;
		// Not worth keeping anybody from their work.
		await callApi('PUT /api/members/me/console-language', { body: { language } }).catch(() => undefined);
	};
	return (
		<Panel title={t('title')} text={t(next ? 'back' : 'lead')}>
			<LoginForm goal={goal} next={next} canJoin={false} onInside={takeLanguageAlong} />
		</Panel>
	);
}

/** Ask for a link; with the link, choose a password; with a link that is dead, ask again. */
function Forgot() {
	const t = useTranslations('member.forgot');
	const [isDead, setIsDead] = useState(false);
	const token = asked().get('token');
	const next = asked().get('next') ?? undefined;
	const title = t('title');
	useEffect(() => {
		document.title = `${title} · Maru`;
	}, [title]);
	return (
		<div className={styles.panel}>
			{token && !isDead ? (
				<ChoosePassword token={token} next={next} onDead={() => setIsDead(true)} />
			) : (
				<AskReset
					next={next}
					door="console"
					title={isDead ? t('deadTitle') : t('title')}
					lead={isDead ? t('deadText') : t('lead', { minutes: resetMinutes })}
				/>
			)}
		</div>
	);
}

/** Logged in, and nobody who works here: an applicant who waits, or a traveller who took the wrong door. */
function NotYet({ viewer }: { viewer: Viewer }) {
	const t = useTranslations('console.door');
	const api = useApi();
	return (
		<Panel title={t('notYetTitle')} text={t('notYetText', { name: viewer.name })}>
			<div className={form.actions}>
				<a href={pagePath('myInformation')} className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{t('toInformation')}
				</a>
				<Button size="lg" onClick={() => void logOut(api)}>
					{t('other')}
				</Button>
			</div>
		</Panel>
	);
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className={styles.panel}>
			<PageHead title={title} text={text} />
			{children}
		</div>
	);
}
