import type { Me } from '#contract/api/member.ts';
import type { FaultCode } from '#contract/faults.ts';
import type { Gender } from '#domain/member/member.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { type FormDraft, formDraft } from '#ui/form/draft.ts';
import { type Faults, onlyWrong, valueFault } from '#ui/form/faults.ts';
import type { Fields } from './load-fields.ts';

/** The form of the personal details as it is being filled in. */
export type DetailsDraft = {
	firstName: string;
	lastName: string;
	ownName: string;
	birth: { on: string | undefined; kind: 'empty' | 'partial' | 'impossible' | 'date' };
	gender: Gender | undefined;
	country: string | undefined;
	/** As typed. */
	phone: string;
	address: string;
};
export type DetailsField = keyof DetailsDraft;
const allFields = [
	'firstName',
	'lastName',
	'ownName',
	'birth',
	'gender',
	'country',
	'phone',
	'address',
] as const satisfies DetailsField[];

/** The field's id in the page. */
export const detailsFieldId = (field: DetailsField) => `my-${field}`;

export const draftOf = (me: Me): DetailsDraft => ({
	firstName: me.firstName,
	lastName: me.lastName,
	ownName: me.ownName ?? '',
	birth: { on: me.birthOn ?? undefined, kind: me.birthOn ? 'date' : 'empty' },
	gender: me.gender ?? undefined,
	country: me.country ?? undefined,
	phone: me.phone ? formatPhone(me.phone) : '',
	address: me.address ?? '',
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from what is kept: only that is checked and sent. */
export function changedFields(draft: DetailsDraft, me: Me): DetailsField[] {
	const before = draftOf(me);
	return allFields.filter((field) => !isSame(before[field], draft[field]));
}

export type Checks = { fields: Fields; parsePhone: (text: string, country: string | undefined) => string | undefined };

/** The same rules as at the server. */
function detailsFault(field: DetailsField, draft: DetailsDraft, checks: Checks): FaultCode | undefined {
	const { fields, parsePhone } = checks;
	switch (field) {
		case 'firstName':
		case 'lastName':
			return valueFault(fields.latinName, draft[field]);
		case 'birth':
			if (draft.birth.kind === 'empty') return 'required';
			return draft.birth.kind === 'date' ? valueFault(fields.birthOn, draft.birth.on) : 'date-wrong';
		case 'phone':
			if (draft.phone.trim() === '') return 'required';
			return parsePhone(draft.phone, draft.country) === undefined ? 'phone-wrong' : undefined;
		default:
			return valueFault(fields[field], draft[field]);
	}
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The body of PATCH /api/members/me. */
export function changesOf(draft: DetailsDraft, me: Me, { parsePhone }: Checks) {
	const values = {
		firstName: draft.firstName,
		lastName: draft.lastName,
		ownName: textOrNull(draft.ownName),
		birthOn: draft.birth.on,
		gender: draft.gender,
		country: draft.country as 'KR' | undefined,
		// What is no number goes as it was typed, for the server to refuse: never left out in silence.
		phone: parsePhone(draft.phone, draft.country) ?? draft.phone,
		address: textOrNull(draft.address),
	};
	const changed = changedFields(draft, me).map((field) => (field === 'birth' ? 'birthOn' : field));
	return Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<typeof values>;
}

/** What was not changed was taken before, and is not blamed. */
export const detailsFaults = (draft: DetailsDraft, me: Me, checks: Checks): Faults<DetailsField> =>
	onlyWrong<DetailsField>(
		Object.fromEntries(changedFields(draft, me).map((field) => [field, detailsFault(field, draft, checks)])),
	);

/** By member: whoever logs in next in this tab is not shown what another had begun. */
export function detailsDraft(me: Me): FormDraft<DetailsDraft> {
	const draft = formDraft({ name: 'my-information', owner: me.id, blank: draftOf(me), fields: allFields });
	// The form is never the server's to draw: it opens at a click, or because something was kept.
	return { ...draft, remembered: draft.kept };
}
