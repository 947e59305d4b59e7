import type { ReservationForm } from '#contract/api/reservation-form.ts';

/** Of what a desk takes, birth and gender may not be known, and an empty address is none. */
type BookedLead = Omit<ReservationForm['lead'], 'birthOn' | 'gender'> & {
	birthOn: string | null;
	gender: ReservationForm['lead']['gender'] | null;
};
export type BookedForm = Omit<ReservationForm, 'lead'> & { lead: BookedLead };
