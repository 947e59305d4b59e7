import type { ConsultationForm } from '#contract/api/consultation.ts';
import type { Me } from '#contract/api/member.ts';
import type { FaultCode } from '#contract/faults.ts';
import { type DoctorWish, wishesLength } from '#domain/consultation/consultation.ts';
import {
	answerFaults,
	askedAnswers,
	type HealthAnswer,
	type HealthAnswers,
	type HealthQuestion,
	questionsFor,
} from '#domain/consultation/health-questions.ts';
import { dayFaults } from '#domain/consultation/preferred-days.ts';
import type { Gender } from '#domain/member/member.ts';
import { shareDays } from '#domain/vault/vault.ts';
import { formDraft } from '#ui/form/draft.ts';

type Patient = { isSelf: boolean; firstName: string; lastName: string; birthOn: string; gender: Gender | '' };

export type ConsultationValues = {
	patient: Patient;
	doctor: DoctorWish;
	wishes: string;
	answers: HealthAnswers;
	days: string[];
	wantsInterpreter: boolean;
	fileIds: string[];
	shareDays: number;
	health: boolean;
	provider: boolean;
};

/** What my information knows of oneself; of somebody else nothing is known. */
export const selfOf = ({ firstName, lastName, birthOn, gender }: Me): Patient => ({
	...{ isSelf: true, firstName, lastName, birthOn: birthOn ?? '', gender: gender ?? '' },
});
export const somebody: Patient = { isSelf: false, firstName: '', lastName: '', birthOn: '', gender: '' };

export const blankValues = (me: Me): ConsultationValues => ({
	...{ patient: selfOf(me), doctor: 'any', wishes: '', answers: {}, days: [], wantsInterpreter: true },
	...{ fileIds: [], shareDays: shareDays.usual, health: false, provider: false },
});

/** In this tab until it is sent or one logs out; ticks are not kept. */
export const consultationDraft = (me: Me, productId: string) =>
	formDraft<ConsultationValues>({
		...{ name: `consultation:${productId}`, owner: me.id, blank: blankValues(me) },
		fields: ['patient', 'doctor', 'wishes', 'answers', 'days', 'wantsInterpreter', 'fileIds', 'shareDays'],
	});

type Asking = Parameters<typeof questionsFor>[0];

export const noAnswer: HealthAnswer = { says: null, text: '' };

export const questionsOf = (asking: Asking, { patient }: ConsultationValues): HealthQuestion[] =>
	questionsFor(asking, patient.gender || undefined);

const latin = /^[A-Za-z][A-Za-z .'’-]*$/;

function nameFault(name: string): FaultCode | undefined {
	if (name.trim() === '') return 'required';
	return latin.test(name.trim()) ? undefined : 'name-not-latin';
}

function wishesFault(wishes: string): FaultCode | undefined {
	const { length } = wishes.trim();
	if (length === 0) return 'required';
	if (length < wishesLength.least) return 'too-short';
	return length > wishesLength.most ? 'too-long' : undefined;
}

/** Days that were begun and left empty are none. */
const chosenDays = ({ days }: ConsultationValues) => days.filter((day) => day !== '');

/** The field of a chosen day: empty ones before it are not counted, but shown. */
function shownDay({ days }: ConsultationValues, at: string): string {
	const places = days.flatMap((day, position) => (day === '' ? [] : [position]));
	return at === 'days' ? at : `days.${places[Number(at.slice('days.'.length))]}`;
}

/** What is wrong, in the order of the page. */
export function faultsOf(values: ConsultationValues, asking: Asking, now: Date): Record<string, FaultCode> {
	const { patient, fileIds } = values;
	const own: [string, FaultCode | undefined][] = [
		['patient.firstName', nameFault(patient.firstName)],
		['patient.lastName', nameFault(patient.lastName)],
		['patient.birthOn', patient.birthOn === '' ? 'required' : undefined],
		['patient.gender', patient.gender === '' ? 'required' : undefined],
		['wishes', wishesFault(values.wishes)],
		...answerFaults(questionsOf(asking, values), values.answers, fileIds.length).map(
			({ at, code }): [string, FaultCode] => [at, code],
		),
		...dayFaults(chosenDays(values), now).map(({ at, code }): [string, FaultCode] => [shownDay(values, at), code]),
		['health', values.health ? undefined : 'must-agree'],
		['provider', values.provider ? undefined : 'must-agree'],
	];
	return Object.fromEntries(own.filter((one): one is [string, FaultCode] => one[1] !== undefined));
}

type Body = Omit<ConsultationForm, 'key' | 'agreements' | 'language' | 'productId'>;

/** What is sent; only reached where nothing is wrong. */
export function bodyOf(values: ConsultationValues, asking: Asking): Body {
	const { patient, doctor, wishes, wantsInterpreter, fileIds, shareDays: days } = values;
	return {
		patient: {
			...{ isSelf: patient.isSelf, birthOn: patient.birthOn, gender: patient.gender as Gender },
			...{ firstName: patient.firstName.trim(), lastName: patient.lastName.trim() },
		},
		...{ doctor, wishes: wishes.trim(), wantsInterpreter, fileIds, shareDays: days },
		answers: askedAnswers(questionsOf(asking, values), values.answers),
		days: chosenDays(values),
	};
}

/** The field that the server means by a path. */
export function fieldOf(at: string): string {
	if (at.startsWith('agreements.')) return at.slice('agreements.'.length);
	if (at.startsWith('answers.')) return at.split('.').slice(0, 2).join('.');
	return at;
}

export const fieldId = (field: string) => `consultation-${field.replaceAll('.', '-')}`;
