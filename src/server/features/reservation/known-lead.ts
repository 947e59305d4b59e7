import { leadGuest, type ReservationForm } from '#contract/api/reservation-form.ts';
import { type Fault, isFaultCode } from '#contract/faults.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import type { MemberRow } from '#server/features/member/member.repo.ts';

type Lead = { [Field in keyof ReservationForm['lead']]?: ReservationForm['lead'][Field] | undefined };

/** Who a reservation is in the name of, where it is made without its form: what is known of the member, and what was told besides. */
export function knownLead(guest: MemberRow, lead: Lead | undefined): Result<ReservationForm['lead'], 'invalid-input'> {
	const { firstName, lastName, birthOn, gender, country, email, phone } = guest;
	const known = { firstName, lastName, birthOn, gender, country, email, phone };
	const parsed = leadGuest.safeParse({ ...known, ...lead });
	if (parsed.success) return accept(parsed.data);
	const faults = parsed.error.issues.map(({ path, message }): Fault => {
		const field = String(path[0] ?? '');
		const isMissing = known[field as keyof typeof known] == null && lead?.[field as keyof typeof lead] === undefined;
		return { at: `lead.${field}`, code: isMissing || !isFaultCode(message) ? 'required' : message };
	});
	return refuse('invalid-input', { faults });
}
