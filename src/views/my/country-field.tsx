import { Combobox } from '#ui/combobox.tsx';
import type { FieldLook } from '#ui/field-frame.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useAllCountries } from '../member/use-all-countries.ts';

type Props = FieldLook & {
	id: string;
	value: string | undefined;
	onChange: (country: string | undefined) => void;
	onBlur: () => void;
};

export function CountryField({ onChange, ...field }: Props) {
	const t = useTranslations('my.details');
	const { options, areHere } = useAllCountries();
	return (
		<Combobox
			{...field}
			name="country"
			options={options}
			placeholder={t('countryPlaceholder')}
			emptyText={t('countryEmpty')}
			openLabel={t('countryOpen')}
			countText={(count) => t('countryCount', { count })}
			autoComplete="country-name"
			isDisabled={!areHere}
			onChange={(value) => onChange(value)}
		/>
	);
}
