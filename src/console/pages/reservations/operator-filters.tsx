import { areaSlugs, areas } from '#domain/area/areas.ts';
import { countryCodes } from '#domain/country/country-codes.ts';
import { groupCodes } from '#domain/member/group.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { useViewer } from '../../viewer.tsx';
import { type Choices, useDeskHouses } from './choices.ts';

const all = 'all';
type Option = { value: string; label: string };
type Props = {
	choices: Choices;
	apply: (change: Partial<Choices>) => void;
};

/** By house, area, kind and country: whoever looks over all of them. Another area has other kinds. */
export function OperatorFilters({ choices, apply }: Props) {
	const t = useTranslations('console.reservations');
	const area = useTranslations('area');
	const kindName = useKindName();
	const countries = useCountryNames();
	const isOperator = useViewer().group === groupCodes.operator;
	const houses = useDeskHouses(isOperator).data?.houses ?? [];
	if (!isOperator) return null;
	const byName = (a: Option, b: Option) => a.label.localeCompare(b.label);
	const options: Record<'provider' | 'area' | 'kind' | 'country', Option[]> = {
		provider: houses.map(({ id, name }) => ({ value: id, label: name || id })).sort(byName),
		area: areaSlugs.map((value) => ({ value, label: area(`${value}.name`) })),
		kind: (choices.area ? [choices.area] : areaSlugs).flatMap((slug) =>
			areas[slug].kinds.map(({ slug: value }) => ({ value, label: kindName(value) })),
		),
		country: countryCodes.map((value) => ({ value, label: countries[value] ?? value })).sort(byName),
	};
	const every = { provider: 'everyProvider', area: 'everyArea', kind: 'everyKind', country: 'everyCountry' } as const;
	const change = (name: keyof typeof options, value: string | undefined) =>
		apply(name === 'area' ? { area: areaSlugs.find((one) => one === value), kind: undefined } : { [name]: value });
	return (Object.keys(options) as (keyof typeof options)[]).map((name) => (
		<Select
			key={name}
			name={name}
			label={t(name)}
			value={choices[name] ?? all}
			options={[{ value: all, label: t(every[name]) }, ...options[name]]}
			onChange={(value) => change(name, value === all ? undefined : value)}
		/>
	));
}
