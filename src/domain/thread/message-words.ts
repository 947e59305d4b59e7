import { accept, type Result, refuse } from '../kernel/result.ts';
import type { Speaker } from '../phrase/offered-phrases.ts';
import { checkPhraseMessage, type PhraseMessage } from '../phrase/phrase-message.ts';
import { caughtIn } from './caught-text.ts';
import type { PartyRole } from './thread.ts';

/** Who of a thread says which phrases; an operator speaks for the house. */
export const speakerOf = (role: PartyRole): Speaker => (role === 'operator' ? 'provider' : role);

type Written = PhraseMessage & { files: number };

/**
 * What somebody writes: phrases, words of their own, files, at least one of them. Links to elsewhere and numbers of cards are
 * caught in both, since a gap takes words too.
 */
export function checkMessage(
	{ text, phrases, files }: Written,
	{ role, ownHost }: { role: PartyRole; ownHost: string },
): Result<PhraseMessage, 'invalid-input'> {
	const fault = (at: string, code: string) => refuse('invalid-input', { faults: [{ at, code }] });
	if (text === '' && phrases.length === 0) return files > 0 ? accept({ text, phrases }) : fault('text', 'required');
	const caught = caughtIn(text, ownHost);
	if (caught) return fault('text', caught === 'link' ? 'link-elsewhere' : caught);
	const checked = checkPhraseMessage({ text, phrases }, speakerOf(role));
	if (!checked.ok) return checked;
	const gaps = checked.value.phrases.flatMap(({ slots }, index) =>
		Object.entries(slots).map(([name, value]) => ({ at: `phrases.${index}.slots.${name}`, value: String(value) })),
	);
	const card = gaps.find(({ value }) => caughtIn(value, ownHost) === 'card-number');
	return card ? fault(card.at, 'card-number') : checked;
}

const spelt = ({ phrases }: PhraseMessage): string =>
	JSON.stringify(
		phrases.map(({ phrase, slots }) => [
			phrase,
			Object.entries(slots).sort(([one], [other]) => (one < other ? -1 : 1)),
		]),
	);

/** Whether two say the same: a message that comes again with its key is compared with the one that is there. */
export const areSameWords = (one: PhraseMessage, other: PhraseMessage): boolean =>
	one.text === other.text && spelt(one) === spelt(other);
