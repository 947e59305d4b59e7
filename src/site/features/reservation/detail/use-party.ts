import { useEffect, useState } from 'react';
import type { Persons } from '#domain/product/price.ts';
import { partyAfter, sameParty } from '#views/move/party-after.ts';
import { blankTraveller, type TravellerValues } from '#views/move/traveller-values.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { type FormFaults, type FormField, fieldId } from '../form/form-values.ts';
import type { FormFields } from '../form/use-reservation-form.ts';

type Check = typeof import('#views/move/name-faults.ts').nameFaults;

/** Who comes after a change, where tickets are made out to every name: who is left out, and the names of the new. */
export function useParty(persons: Persons, refused: FormFaults) {
	const { reservation } = useReservation();
	const [changed, setChanged] = useState(sameParty);
	const [shown, setShown] = useState<ReadonlySet<FormField>>(new Set());
	const [check, setCheck] = useState<Check>();
	// The schema weighs more than the sheet, so it comes after it.
	useEffect(() => {
		const load = () => import('#views/move/name-faults.ts');
		void load().then(
			({ nameFaults }) => setCheck(() => nameFaults),
			() => undefined,
		);
	}, []);

	const after = partyAfter(reservation, persons, changed);
	const first = after?.staying.length ?? 0;
	const found: FormFaults = after && check ? check(after.added, first) : {};
	const told = Object.fromEntries(Object.entries(found).filter(([field]) => shown.has(field)));
	const show = (fields: readonly FormField[]) => setShown((before) => new Set([...before, ...fields]));
	const placeOf = (field: FormField) => {
		const [, number = '', name = ''] = field.split('.');
		return { at: Number(number) - first, name: name as keyof TravellerValues };
	};
	const fields: FormFields = {
		faults: { ...refused, ...told },
		isRestored: true,
		text: (field) => {
			const { at, name } = placeOf(field);
			return (changed.added[at] ?? blankTraveller)[name];
		},
		setText: (field, text) => {
			const { at, name } = placeOf(field);
			setChanged(({ leaving, added }) => {
				const length = Math.max(added.length, at + 1);
				const next = Array.from({ length }, (_, one) => added[one] ?? blankTraveller);
				next[at] = { ...(next[at] ?? blankTraveller), [name]: text };
				return { leaving, added: next };
			});
		},
		leave: (field) => show([field]),
	};
	return {
		after,
		leaving: changed.leaving,
		leaveOut: (leaving: readonly number[]) => setChanged((before) => ({ ...before, leaving })),
		fields,
		/** Whether everybody is named; else what is missing is said, and the first of it takes the focus. */
		isNamed: (): boolean => {
			const wrong = Object.keys(found);
			show(wrong);
			focusField(wrong[0]);
			return wrong.length === 0;
		},
	};
}

export type Party = ReturnType<typeof useParty>;

function focusField(field: FormField | undefined) {
	const target = field === undefined ? null : document.getElementById(fieldId(field));
	const input = target instanceof HTMLInputElement ? target : target?.querySelector('input');
	input?.focus();
}
