import { DayField } from '#site/shell/day-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './filter-panel.module.css';
import type { ListChoices } from './list-choices.ts';
import { useDraft } from './use-draft.ts';
import type { Apply } from './use-list-navigation.ts';

/** No product is offered further ahead. */
const yearDays = 366;

type Props = { choices: ListChoices; apply: Apply };

/** The day, and how many come. */
export function PartyFilter({ choices, apply }: Props) {
	const t = useTranslations('product.list');
	const persons = useDraft<string>({
		value: choices.persons === undefined ? '' : String(choices.persons),
		onSettle: (text) => apply({ persons: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined }, { replace: true }),
		delayMs: 400,
		isTyped: true,
	});
	return (
		<div className={styles.party}>
			<DayField
				label={t('when')}
				name="on"
				daysAhead={yearDays}
				value={choices.on ?? ''}
				onChange={(on) => apply({ on: on || undefined }, { replace: true })}
			/>
			<TextField
				label={t('who')}
				name="persons"
				type="number"
				inputMode="numeric"
				min={1}
				max={999}
				placeholder="1"
				value={persons.shown}
				onChange={(event) => persons.change(event.target.value)}
				onBlur={persons.leave}
			/>
		</div>
	);
}
