import { useId, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import { chooseTheme, currentTheme, type Theme, themes, watchTheme } from '#ui/theme.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './theme-choice.module.css';

const looks = {
	auto: { icon: 'screen', word: 'themeAuto' },
	light: { icon: 'sun', word: 'themeLight' },
	dark: { icon: 'moon', word: 'themeDark' },
} as const satisfies Record<Theme, { icon: IconName; word: string }>;

export function ThemeChoice() {
	const t = useTranslations('shell');
	const name = useId();
	const chosen = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'auto');
	return (
		<fieldset className={styles.choice}>
			<legend className={styles.legend}>{t('theme')}</legend>
			<div className={styles.options}>
				{themes.map((theme) => (
					<label key={theme} className={styles.option}>
						<input
							className="visually-hidden"
							type="radio"
							name={name}
							value={theme}
							checked={theme === chosen}
							onChange={() => chooseTheme(theme)}
						/>
						<Icon name={looks[theme].icon} />
						<span>{t(looks[theme].word)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
