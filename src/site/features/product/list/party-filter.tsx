import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './filter-panel.module.css';
import type { ListChoices } from './list-choices.ts';
import { useDraft } from './use-draft.ts';
import type { Apply } from './use-list-navigation.ts';

type Props = { choices: ListChoices; apply: Apply };

/** The day, and how many come. */
export function PartyFilter({ choices, apply }: Props) {
	const t = useTranslations('product.list');
	const day = useDraft<string>({
		value: choices.on ?? '',
		// While a year is being typed the browser already names days of the first century.
		onSettle: (on) => (on === '' || on.startsWith('20')) && apply({ on: on || undefined }, { replace: true }),
		delayMs: 500,
		isTyped: true,
	});
	const persons = useDraft<string>({
		value: choices.persons === undefined ? '' : String(choices.persons),
		onSettle: (text) => apply({ persons: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined }, { replace: true }),
		delayMs: 400,
		isTyped: true,
	});
	return (
		<div className={styles.party}>
			<TextField
				label={t('when')}
				name="on"
				type="date"
				max="2099-12-31"
				value={day.shown}
				onChange={(event) => day.change(event.target.value)}
				onBlur={day.leave}
			/>
			<TextField
				label={t('who')}
				name="persons"
				type="number"
				inputMode="numeric"
				min={1}
				max={999}
				value={persons.shown}
				onChange={(event) => persons.change(event.target.value)}
				onBlur={persons.leave}
			/>
		</div>
	);
}
