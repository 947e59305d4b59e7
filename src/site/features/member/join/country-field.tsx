import { useRef } from 'react';
import { useCountries } from '#site/parts/country/use-countries.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

export function CountryField({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const { options, loadAll } = useCountries(useLocale());
	const typed = useRef('');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the field inside is used
		<div onFocus={loadAll}>
			<Combobox
				id={joinFieldId('country')}
				name="country"
				label={t('country')}
				hint={t('countryHint')}
				error={form.errorOf('country')}
				options={options}
				value={form.values.country || undefined}
				placeholder={t('countryPlaceholder')}
				emptyText={t('countryEmpty')}
				openLabel={t('countryOpen')}
				countText={(count) => t('countryCount', { count })}
				autoComplete="country-name"
				onChange={(country, text) => {
					typed.current = text;
					form.change({ country: country ?? '' });
				}}
				onBlur={() => form.leaveFilled('country', typed.current)}
			/>
		</div>
	);
}
