import { contentLocales } from '../kernel/locale-text.ts';
import { accept, type Result, refuse } from '../kernel/result.ts';
import { hasLink } from '../member/name.ts';
import { plainLine } from '../reservation/plain-line.ts';
import { maySay, type Speaker } from './offered-phrases.ts';
import { isPhraseId, type PhraseId, phrases, type SlotType, slotsOf } from './phrases.ts';

export type SlotValue = string | number;

/** A phrase with its gaps filled. Days are ISO days and times Korean clock times: each reader's language writes them its own way. */
export type PhraseUse = { phrase: PhraseId; slots: Readonly<Record<string, SlotValue>> };

/** A message from the phrase book: kept as what was chosen, so that everybody reads it in their own language. */
export type PhraseMessage = {
	phrases: readonly PhraseUse[];
	/** What was written besides, in the writer's own words; may be empty. */
	text: string;
};

/** What one message may have at the most. */
export const mostOfMessage = { phrases: 30, text: 2_000 };
const mostWords: Partial<Record<SlotType, number>> = { name: 60, place: 120, text: 200 };
const mostCount: Partial<Record<SlotType, number>> = { number: 999, minutes: 600, won: 300_000_000 };

export type SlotFault = 'required' | 'too-long' | 'date-wrong' | 'invalid-input' | 'text-with-link';

function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** “12/20” and “3/4” are no way to anywhere. */
const leadsAway = (text: string): boolean => hasLink(text.replace(/(?<=\d)\/(?=\d)/g, ' '));

/** What is wrong with what was put into a gap; undefined where it fits. */
export function slotFault(type: SlotType, value: SlotValue | undefined): SlotFault | undefined {
	if (value === undefined || value === '') return 'required';
	const most = mostCount[type];
	if (most !== undefined)
		return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? undefined : 'invalid-input';
	if (typeof value !== 'string') return 'invalid-input';
	if (type === 'date') return isDay(value) ? undefined : 'date-wrong';
	if (type === 'time') return isClockTime(value) ? undefined : 'invalid-input';
	if (type === 'language') return (contentLocales as readonly string[]).includes(value) ? undefined : 'invalid-input';
	const line = plainLine(value);
	if (line === '') return 'required';
	if (line.length > (mostWords[type] ?? 0)) return 'too-long';
	return leadsAway(line) ? 'text-with-link' : undefined;
}

type MessageFault = { at: string; code: SlotFault | 'not-offered' | 'unknown-field' };

function useFaults({ phrase, slots }: PhraseUse, at: string, speaker: Speaker): MessageFault[] {
	if (!isPhraseId(phrase) || !maySay(speaker, phrases[phrase])) return [{ at: `${at}.phrase`, code: 'not-offered' }];
	const asked = slotsOf(phrase);
	return [
		...Object.keys(slots)
			.filter((name) => !Object.hasOwn(asked, name))
			.map((name) => ({ at: `${at}.slots.${name}`, code: 'unknown-field' as const })),
		...Object.entries(asked).flatMap(([name, type]) => {
			const code = slotFault(type, slots[name]);
			return code ? [{ at: `${at}.slots.${name}`, code }] : [];
		}),
	];
}

function messageFaults(message: PhraseMessage, speaker: Speaker): MessageFault[] {
	const { length } = message.phrases;
	return [
		...(length === 0 && message.text.trim() === '' ? [{ at: 'phrases', code: 'required' as const }] : []),
		...(length > mostOfMessage.phrases ? [{ at: 'phrases', code: 'too-long' as const }] : []),
		...message.phrases
			.slice(0, mostOfMessage.phrases)
			.flatMap((use, index) => useFaults(use, `phrases.${index}`, speaker)),
		...(message.text.length > mostOfMessage.text ? [{ at: 'text', code: 'too-long' as const }] : []),
	];
}

/** Words in a gap are one plain line: no breaks, no signs that turn the direction of writing. */
const cleaned = ({ phrase, slots }: PhraseUse): PhraseUse => ({
	phrase,
	slots: Object.fromEntries(
		Object.entries(slots).map(([name, value]) => [name, typeof value === 'string' ? plainLine(value) : value]),
	),
});

/** A message as it may be kept, or what is wrong with it and where. */
export function checkPhraseMessage(message: PhraseMessage, speaker: Speaker): Result<PhraseMessage, 'invalid-input'> {
	const faults = messageFaults(message, speaker);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	return accept({ phrases: message.phrases.map(cleaned), text: message.text.trim() });
}
