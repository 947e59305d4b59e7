import type { Consultation, ConsultationAnswer, ConsultationRow } from '#contract/api/consultation.ts';
import {
	answerBy,
	type ConsultationMove,
	consultationWaitsFor,
	mayMoveConsultation,
	mayTakeBack,
} from '#domain/consultation/consultation.ts';
import { type ContentLocale, type LocaleText, sayIn, shownLocale } from '#domain/kernel/locale-text.ts';
import { changesBetween } from '#domain/matching/compare-answers.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDoAtWork } from '#domain/organisation/rights.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { ConsultationLook, FoundAnswer, FoundConsultation } from './consultation.repo.ts';
import { openAnswer, openConsultation } from './sealed-consultation.ts';

/**
 * As whom somebody looks at it; undefined for everybody else. Nobody answers their own; operators read none but those of the
 * agency's own clinics.
 */
export function consultationRoleOf(
	viewer: Viewer | null,
	{ row, organisationId }: Pick<FoundConsultation, 'row' | 'organisationId'>,
): ConsultationRow['role'] | undefined {
	if (viewer === null) return undefined;
	if (viewer.id === row.memberId) return 'member';
	return mayDoAtWork(viewer, 'consultation.answer', organisationId) ? 'house' : undefined;
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Who it was, once what they told is gone: enough to tell two apart, too little to say who asked for which treatment. */
const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
	[firstName, lastName].flatMap((name) => (name === '' ? [] : [`${[...name][0]}.`])).join(' ');

type Product = Omit<FoundConsultation['product'], 'titles'> & { titles: LocaleText };

export const viewProduct = ({ titles, ...product }: Product, language: ContentLocale) => ({
	...{ id: product.id, area: product.area, kind: product.kind, picture: product.picture },
	...{ title: sayIn(language)(titles), shownLocale: shownLocale(titles, language) ?? ('ko' as const) },
});

type Look = { role: ConsultationRow['role']; language: ContentLocale; unread: number };

export function viewRow(found: FoundConsultation, { role, language, unread }: Look): ConsultationRow {
	const { row } = found;
	return {
		...{ id: row.id, role, state: row.state, endReason: row.endReason, waitsFor: consultationWaitsFor(row.state) },
		product: viewProduct(found.product, language),
		provider: { id: row.providerId, name: sayIn(language)(found.provider.name) },
		member: role === 'house' && row.erasedAt !== null ? initialsOf(found.member) : nameOf(found.member),
		...{ days: row.days, locale: row.locale, wantsInterpreter: row.wantsInterpreter, total: found.totalWon },
		answerBy: row.state === 'sent' ? answerBy(row.createdAt).toISOString() : null,
		...{ unread, reservationId: row.reservationId },
		...{ createdAt: row.createdAt.toISOString(), changedAt: row.changedAt.toISOString() },
	};
}

type Answering = {
	keys: Keyring;
	now: Date;
	language: ContentLocale;
	product: ConsultationAnswer['product'];
};

/** The latest with what each before it brought; null while there is none. */
export function viewAnswer(answers: readonly FoundAnswer[], given: Answering): ConsultationAnswer | null {
	const opened = answers.map(({ row, lines }) => ({
		...{ dates: row.dates, places: row.places, productId: row.productId, lines: lines ?? [] },
		...openAnswer(given.keys, row),
	}));
	const latest = answers.at(-1);
	const words = opened.at(-1);
	if (!latest || !words) return null;
	const { row, priceState } = latest;
	return {
		version: row.version,
		versions: answers.map((one, at) => {
			const [before, after] = [opened[at - 1], opened[at]];
			return {
				...{ version: one.row.version, at: one.row.at.toISOString(), total: one.row.totalWon },
				// What was erased cannot be told apart any more.
				changes: before && after && row.sealed !== null ? changesBetween(before, after) : [],
			};
		}),
		text: words.text === '' ? null : { text: words.text, locale: row.locale, isMasked: false },
		...{ phrases: words.phrases, lines: words.lines, total: row.totalWon, dates: row.dates, places: row.places },
		...{ product: given.product, validUntil: row.validUntil?.toISOString() ?? null },
		answeredAt: row.at.toISOString(),
		isValid: priceState === 'open' && row.validUntil !== null && given.now < row.validUntil,
	};
}

type Whole = Look & {
	keys: Keyring;
	answer: ConsultationAnswer | null;
	looks: readonly ConsultationLook[];
	/** A date that was offered is still to come. */
	hasDates: boolean;
	isOffering: boolean;
};

export function viewConsultation(found: FoundConsultation, whole: Whole): Consultation {
	const { row } = found;
	const { role, answer, isOffering } = whole;
	const words = openConsultation(whole.keys, row);
	const may = (move: ConsultationMove) => mayMoveConsultation(row.state, move, role);
	return {
		...viewRow(found, whole),
		told: words && { patient: words.patient, doctor: words.doctor, wishes: words.wishes, answers: words.answers },
		reason: words?.reason ?? null,
		answer,
		threadId: found.threadId,
		looks:
			role === 'member'
				? whole.looks.map(({ at, role: by, isOfAgency }) => ({ at: at.toISOString(), by, isOfAgency }))
				: [],
		isOffering,
		may: {
			...{ answer: may('answer'), decline: may('decline'), finish: may('finish') },
			withdraw: role === 'member' && mayTakeBack({ ...row, end: row.endReason }),
			reserve: may('reserve') && isOffering && answer?.isValid === true && answer.product !== null && whole.hasDates,
		},
	};
}
