import { traveller } from '#contract/api/reservation-form.ts';
import { type FaultCode, isFaultCode } from '#contract/faults.ts';
import type { TravellerValues } from './traveller-values.ts';

type Faults = Partial<Record<string, FaultCode>>;

/** What is wrong with the names of those who come as well, by the server's schema; `first` is the place of the first. */
export function nameFaults(added: readonly TravellerValues[], first: number): Faults {
	const faults: Faults = {};
	added.forEach((one, at) => {
		const place = `travellers.${first + at}`;
		for (const { path, message } of traveller.safeParse(one).error?.issues ?? [])
			faults[`${place}.${path.join('.')}`] ??= isFaultCode(message) ? message : 'invalid-input';
		if (one.birthOn === '') faults[`${place}.birthOn`] = 'required';
	});
	return faults;
}
