import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
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
	const group = useRef<HTMLFieldSetElement>(null);
	const chosen = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'auto');
	// The foot comes to life last: what was pressed in the server's page before is chosen now.
	useEffect(() => {
		const pressed = themes.find((theme) => group.current?.querySelector(`[value=${theme}]:checked`));
		if (pressed && pressed !== 'auto' && pressed !== currentTheme()) chooseTheme(pressed);
	}, []);
	return (
		<fieldset ref={group} className={styles.choice}>
			<legend className={styles.legend}>{t('theme')}</legend>
			<div className={styles.options}>
				{themes.map((theme) => (
					<label key={theme} className={styles.option}>
						<input
							className="visually-hidden"
							type="radio"
							name={name}
							value={theme}
							// What the browser itself ticks again on the way back would pass for a press.
							autoComplete="off"
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
