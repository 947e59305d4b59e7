import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = { locale: Locale; onChoose: (locale: Locale) => Promise<void>; className: string | undefined };

/** What the console speaks. Where the words of a language cannot be had, that is said and nothing changes. */
export function LanguageSelect({ locale, onChoose, className }: Props) {
	const t = useTranslations('console');
	const { save, isBusy, failure } = useSaving({ textOf: () => t('languageFailed') });
	return (
		<>
			<div className={className}>
				<Icon name="globe" />
				<Select
					name="language"
					label={t('language')}
					value={locale}
					options={allLocales.map((one) => ({ value: one, label: locales[one].ownName }))}
					isDisabled={isBusy}
					onChange={(chosen) => void save(() => onChoose(chosen))}
				/>
			</div>
			{failure && <p role="alert">{failure}</p>}
		</>
	);
}
