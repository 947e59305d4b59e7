import type { Persons } from '#domain/product/price.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { useForm } from '#ui/form/use-form.ts';
import { partyAfter, sameParty } from '#views/move/party-after.ts';
import { blankTraveller } from '#views/move/traveller-values.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { type FormFaults, type FormField, fieldId } from '../form/form-values.ts';
import type { FormFields } from '../form/use-reservation-form.ts';

/** The schema weighs more than the sheet, so it comes after it. */
const load = () => import('#views/move/name-faults.ts');
type Checks = Awaited<ReturnType<typeof load>>;

/** A new one's number may have been skipped, and what is typed of them is not all of it. */
const wholeParty = ({ leaving, added }: typeof sameParty): typeof sameParty => ({
	leaving,
	added: Array.from(added, (one) => ({ ...blankTraveller, ...one })),
});

/** Among those who are added; the server counts all who come: `travellers.2.lastName` may be `added.0.lastName`. */
function pathOf(field: FormField, first: number): string {
	const [, number = '', name = ''] = field.split('.');
	return `added.${Number(number) - first}.${name}`;
}

/** Who comes after a change, where tickets are made out to every name: who is left out, and the names of the new. */
export function useParty(persons: Persons, refused: FormFaults) {
	const { reservation } = useReservation();
	const words = useFaultText();
	const afterOf = (values: typeof sameParty) => partyAfter(reservation, persons, wholeParty(values));
	const faultsOf = (values: typeof sameParty, { nameFaults }: Checks): Faults => {
		const coming = afterOf(values);
		if (!coming) return {};
		const found = Object.entries(nameFaults(coming.added, coming.staying.length));
		return onlyWrong(Object.fromEntries(found.map(([field, code]) => [pathOf(field, coming.staying.length), code])));
	};
	const form = useForm<typeof sameParty, string, Checks>({
		blank: sameParty,
		load,
		faultsOf,
		// It is sent with the change it belongs to.
		textOf: () => '',
		asksBeforeLeaving: true,
		idOf: (path) => {
			const [, number = '', name = ''] = path.split('.');
			return fieldId(`travellers.${Number(number) + first}.${name}`);
		},
	});
	const after = afterOf(form.values);
	const first = after?.staying.length ?? 0;
	const at = (field: FormField) => pathOf(field, first);
	const fields: FormFields = {
		isRestored: true,
		text: (field) => form.text(at(field)),
		set: (field, value) => form.set(at(field), value),
		errorOf: (field) => words(refused[field]) ?? form.errorOf(at(field)),
		leaveFilled: (field, now) => form.leaveFilled(at(field), now),
		field: (field, options) => ({
			...form.field(at(field), options),
			name: field,
			error: words(refused[field]) ?? form.errorOf(at(field)),
		}),
	};
	return {
		after,
		leaving: form.values.leaving,
		leaveOut: (leaving: readonly number[]) => form.change({ leaving }),
		fields,
		/** Whether everybody is named; else what is missing is said, and the first of it takes the focus. */
		isNamed: (): boolean => {
			const wrong = form.checks ? Object.keys(faultsOf(form.values, form.checks)) : [];
			form.showFaults(wrong);
			if (wrong[0] !== undefined) focusField(form.idOf(wrong[0]));
			return wrong.length === 0;
		},
	};
}

export type Party = ReturnType<typeof useParty>;

function focusField(id: string) {
	const target = document.getElementById(id);
	const input = target instanceof HTMLInputElement ? target : target?.querySelector('input');
	input?.focus();
}
