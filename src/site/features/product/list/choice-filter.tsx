import type { ProductFacets } from '#contract/api/product.ts';
import { confirmationModes, productTags, regions, spokenLanguages } from '#domain/product/product.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { CheckChip } from '#ui/chip.tsx';
import styles from './filter-panel.module.css';
import type { ListChoices, ManyFilter } from './list-choices.ts';
import type { Apply } from './use-list-navigation.ts';
import { useOptionName } from './use-option-name.ts';
import { useSeenOptions } from './use-seen-options.ts';

const known: Record<ManyFilter, readonly string[]> = {
	regions,
	languages: spokenLanguages,
	tags: productTags,
	confirmations: confirmationModes,
};

type Props = {
	filter: ManyFilter;
	legend: string;
	choices: ListChoices;
	facets: ProductFacets;
	hasChips: boolean;
	apply: Apply;
};

/** A filter of which several options may hold, each with how many products it would show. */
export function ChoiceFilter({ filter, legend, choices, facets, hasChips, apply }: Props) {
	const nameOf = useOptionName();
	const chosen: readonly string[] = choices[filter];
	const options = useSeenOptions(known[filter], facets[filter], chosen);
	if (options.length === 0) return null;
	const choose = (value: string, isChosen: boolean) =>
		apply({ [filter]: known[filter].filter((one) => (one === value ? isChosen : chosen.includes(one))) });
	const Choice = hasChips ? CheckChip : CheckRow;
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{legend}</legend>
			<div className={hasChips ? styles.chips : styles.rows}>
				{options.map(({ value, count }) => (
					<Choice
						key={value}
						name={filter}
						value={value}
						label={nameOf(filter, value)}
						count={count}
						isChecked={chosen.includes(value)}
						isDisabled={count === 0 && !chosen.includes(value)}
						onChange={(isChosen) => choose(value, isChosen)}
					/>
				))}
			</div>
		</fieldset>
	);
}
