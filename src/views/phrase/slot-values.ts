import { type SlotFault, type SlotValue, slotFault } from '#domain/phrase/phrase-message.ts';
import { type PhraseId, type SlotType, slotsOf } from '#domain/phrase/phrases.ts';

/** What is typed into the gaps of a phrase, by their names. */
type SlotTexts = Record<string, string>;

export const blankSlots = (phrase: PhraseId): SlotTexts =>
	Object.fromEntries(Object.keys(slotsOf(phrase)).map((name) => [name, '']));

/** 9:30, 9.30 and 0930 are 09:30. */
export const tidyTime = (text: string): string => {
	const typed = /^\s*(\d{1,2})\s*[:.]?\s*(\d{2})\s*$/.exec(text);
	return typed ? `${typed[1]?.padStart(2, '0')}:${typed[2]}` : text.trim();
};

const digits = (text: string): string => text.replace(/[\s,.\u00a0]/g, '');

function valueIn(type: SlotType, text: string): SlotValue {
	if (type === 'time') return tidyTime(text);
	if (type !== 'number' && type !== 'minutes' && type !== 'won') return text;
	const typed = digits(text);
	// What is no number stays what it is, and is told so.
	return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** What the gaps hold as it is sent. */
export const slotsIn = (phrase: PhraseId, texts: SlotTexts): Record<string, SlotValue> =>
	Object.fromEntries(Object.entries(slotsOf(phrase)).map(([name, type]) => [name, valueIn(type, texts[name] ?? '')]));

/** The same, with what does not fit yet left open, so that it can be read aloud while it is typed. */
export const soundSlotsIn = (phrase: PhraseId, texts: SlotTexts): Record<string, SlotValue> => {
	const wrong = slotFaults(phrase, texts);
	return Object.fromEntries(Object.entries(slotsIn(phrase, texts)).filter(([name]) => !Object.hasOwn(wrong, name)));
};

export function slotFaults(phrase: PhraseId, texts: SlotTexts): Record<string, SlotFault> {
	const values = slotsIn(phrase, texts);
	const faults = Object.entries(slotsOf(phrase)).map(([name, type]) => [name, slotFault(type, values[name])] as const);
	return Object.fromEntries(faults.flatMap(([name, code]) => (code ? [[name, code]] : [])));
}
