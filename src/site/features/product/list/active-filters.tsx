import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './active-filters.module.css';
import type { ListChoices, ManyFilter } from './list-choices.ts';
import type { Change } from './use-list-navigation.ts';
import { useOptionName } from './use-option-name.ts';

const manyFilters: ManyFilter[] = ['regions', 'languages', 'tags', 'confirmations'];

type Active = { name: string; without: Change };

function priceName({ priceFrom, priceTo }: ListChoices): string {
	if (priceFrom === undefined) return `≤ ${formatWon(priceTo ?? 0)}`;
	return priceTo === undefined ? `≥ ${formatWon(priceFrom)}` : `${formatWon(priceFrom)} – ${formatWon(priceTo)}`;
}

function useActive(choices: ListChoices, providerName: string | undefined): Active[] {
	const t = useTranslations('product.list');
	const locale = useLocale();
	const nameOf = useOptionName();
	const { on, persons, priceFrom, priceTo, provider } = choices;
	const hasPrice = priceFrom !== undefined || priceTo !== undefined;
	return [
		...(provider ? [{ name: providerName ?? provider, without: { provider: undefined } }] : []),
		...(on ? [{ name: formatDateWithWeekday(on, locale), without: { on: undefined } }] : []),
		...(persons ? [{ name: `${t('who')}: ${persons}`, without: { persons: undefined } }] : []),
		...manyFilters.flatMap((filter) =>
			choices[filter].map((value) => ({
				name: nameOf(filter, value),
				without: { [filter]: choices[filter].filter((one) => one !== value) } as Change,
			})),
		),
		...(hasPrice ? [{ name: priceName(choices), without: { priceFrom: undefined, priceTo: undefined } }] : []),
	];
}

type Props = {
	choices: ListChoices;
	/** What the chosen provider is called, where something of it is in the list. */
	providerName: string | undefined;
	hrefOf: (change: Change) => string;
	/** The link that was followed is gone; the focus must go somewhere. */
	onRemove: () => void;
};

/** Every filter that holds, each to be taken away. */
export function ActiveFilters({ choices, providerName, hrefOf, onRemove }: Props) {
	const t = useTranslations('product.list');
	const active = useActive(choices, providerName);
	if (active.length === 0) return null;
	return (
		<ul className={styles.active} aria-label={t('filters')}>
			{active.map(({ name, without }) => (
				<li key={name}>
					<AddressLink
						className={chipClass({ isOn: true })}
						href={hrefOf(without)}
						keepScroll
						aria-current="false"
						aria-label={t('removeFilter', { name })}
						onClick={onRemove}
					>
						{name}
						<Icon name="close" />
					</AddressLink>
				</li>
			))}
		</ul>
	);
}
