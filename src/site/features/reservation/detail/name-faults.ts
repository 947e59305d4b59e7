import { traveller } from '#contract/api/reservation-form.ts';
import { isFaultCode } from '#contract/faults.ts';
import type { FormFaults, TravellerValues } from '../form/form-values.ts';

/** What is wrong with the names of those who come as well, by the server's schema; `first` is the place of the first. */
export function nameFaults(added: readonly TravellerValues[], first: number): FormFaults {
	const faults: FormFaults = {};
	added.forEach((one, at) => {
		const place = `travellers.${first + at}`;
		for (const { path, message } of traveller.safeParse(one).error?.issues ?? [])
			faults[`${place}.${path.join('.')}`] ??= isFaultCode(message) ? message : 'invalid-input';
		if (one.birthOn === '') faults[`${place}.birthOn`] = 'required';
	});
	return faults;
}
