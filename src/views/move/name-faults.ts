import { traveller } from '#contract/api/reservation-form.ts';
import { type Faults, schemaFaults } from '#ui/form/faults.ts';
import type { TravellerValues } from './traveller-values.ts';

/** What is wrong with the names of those who come as well, by the server's schema; `first` is the place of the first. */
export function nameFaults(added: readonly TravellerValues[], first: number): Faults {
	const faults: Faults = {};
	added.forEach((one, at) => {
		const person = `travellers.${first + at}`;
		for (const [path, code] of Object.entries(schemaFaults(traveller, one)))
			if (code) faults[`${person}.${path}`] = code;
		if (one.birthOn === '') faults[`${person}.birthOn`] = 'required';
	});
	return faults;
}
