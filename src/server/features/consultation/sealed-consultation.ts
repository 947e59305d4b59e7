import type { ConsultationForm } from '#contract/api/consultation.ts';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { consultationAnswerBinding, consultationBinding } from '#server/keys/seal-bindings.ts';

/** What nobody reads in the database: who the patient is, what they wish, what they told; and why a clinic could not help. */
export type ConsultationWords = Pick<ConsultationForm, 'patient' | 'doctor' | 'wishes' | 'answers'> & {
	reason?: string;
};

export const sealConsultation = (keys: Keyring, id: string, words: ConsultationWords): string =>
	keys.seal(JSON.stringify(words), consultationBinding(id));

/** Null once it was erased. */
export const openConsultation = (
	keys: Keyring,
	{ id, sealed }: { id: string; sealed: string | null },
): ConsultationWords | null => (sealed === null ? null : JSON.parse(keys.open(sealed, consultationBinding(id))));

type AnswerWords = Pick<AnswerForm, 'text' | 'phrases'>;

export const sealAnswer = (keys: Keyring, id: string, { text, phrases }: AnswerWords): string =>
	keys.seal(JSON.stringify({ text, phrases }), consultationAnswerBinding(id));

export const openAnswer = (keys: Keyring, { id, sealed }: { id: string; sealed: string | null }): AnswerWords =>
	sealed === null ? { text: '', phrases: [] } : JSON.parse(keys.open(sealed, consultationAnswerBinding(id)));
