import { useRef } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useCountries } from '../use-countries.ts';
import { joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

export function CountryField({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const { options, loadAll } = useCountries(useWordsLocale());
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
