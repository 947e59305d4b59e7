import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from './filter-panel.module.css';
import type { ListChoices } from './list-choices.ts';
import { useDraft } from './use-draft.ts';
import type { Apply } from './use-list-navigation.ts';

/** No product is offered further ahead. */
const yearDays = 366;
/** As many as the address takes. */
const mostPersons = 999;

type Props = { choices: ListChoices; apply: Apply };

/** The day, and how many come. */
export function PartyFilter({ choices, apply }: Props) {
	const t = useTranslations('product.list');
	const count = useTranslations('shell.count');
	const persons = useDraft<number>({
		value: choices.persons ?? 0,
		onSettle: (some) => apply({ persons: some > 0 ? some : undefined }, { replace: true }),
		delayMs: 400,
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
			<CountStepper
				name="persons"
				label={t('who')}
				value={persons.shown}
				min={0}
				max={mostPersons}
				placeholder="–"
				lessLabel={count('less', { name: t('who') })}
				moreLabel={count('more', { name: t('who') })}
				onChange={persons.change}
			/>
		</div>
	);
}
