import type { Me } from '#contract/api/member.ts';
import type { FaultCode } from '#contract/faults.ts';
import type { Gender } from '#domain/member/member.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { draftKey } from '#site/data/clean-up.ts';
import { type Fields, faultOf } from './field-checks.ts';

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
export const allFields = [
	'firstName',
	'lastName',
	'ownName',
	'birth',
	'gender',
	'country',
	'phone',
	'address',
] as const satisfies DetailsField[];

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
export function detailsFault(field: DetailsField, draft: DetailsDraft, checks: Checks): FaultCode | undefined {
	const { fields, parsePhone } = checks;
	switch (field) {
		case 'firstName':
		case 'lastName':
			return faultOf(fields.latinName, draft[field]);
		case 'birth':
			if (draft.birth.kind === 'empty') return 'required';
			return draft.birth.kind === 'date' ? faultOf(fields.birthOn, draft.birth.on) : 'date-wrong';
		case 'phone':
			if (draft.phone.trim() === '') return 'required';
			return parsePhone(draft.phone, draft.country) === undefined ? 'phone-wrong' : undefined;
		default:
			return faultOf(fields[field], draft[field]);
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

/** By member: whoever logs in next in this tab is not shown what another had begun. */
const keyOf = (memberId: string) => draftKey(`my-information:${memberId}`);

export function keepDraft(memberId: string, draft: DetailsDraft): void {
	try {
		sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft));
	} catch {
		// Not kept over a reload, then.
	}
}

export function dropDraft(memberId: string): void {
	try {
		sessionStorage.removeItem(keyOf(memberId));
	} catch {
		// Nothing was kept.
	}
}

const texts = ['firstName', 'lastName', 'ownName', 'phone', 'address'] as const;

/** An older version of the site may have kept something else under the name. */
const isWhole = (kept: Partial<DetailsDraft>) =>
	typeof kept.birth?.kind === 'string' && texts.every((field) => typeof kept[field] === 'string');

export function keptDraft(memberId: string): DetailsDraft | undefined {
	try {
		const kept: DetailsDraft | null = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
		return kept && isWhole(kept) ? kept : undefined;
	} catch {
		return undefined;
	}
}
