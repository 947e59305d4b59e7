import { type KeyboardEvent, useState } from 'react';
import { countByKey, countIn, isBeyondMending, isWithin, settledCount } from './typed-count.ts';

type Given = {
	value: number;
	min: number;
	max: number;
	/** What an empty field means; without it, what was there. */
	emptyIs?: number | undefined;
	onChange: (value: number) => void;
};

export type MissedCount = { typed: string; value?: number };

/** A number that is typed: handed on while it fits, and told beside it when it does not. */
export function useTypedCount({ value, min, max, emptyIs, onChange }: Given) {
	/** What stands in the field while one is in it. */
	const [typed, setTyped] = useState<string>();
	/** What was typed and could not be had. */
	const [missed, setMissed] = useState<MissedCount>();
	const ends = { min, max };
	const countOf = (text: string) => (text.trim() === '' ? emptyIs : countIn(text));
	const set = (count: number) => {
		setTyped(undefined);
		setMissed(undefined);
		if (count !== value) onChange(count);
	};
	const settle = () => {
		if (typed === undefined) return;
		const count = typed.trim() === '' && emptyIs !== undefined ? emptyIs : settledCount(typed, { ...ends, value });
		set(count);
		if (typed.trim() !== '' && countIn(typed) !== count) setMissed({ typed: typed.trim(), value: count });
	};
	return {
		set,
		/** What was typed and cannot be had: while one types only what no further digit can mend. */
		missed: missed ?? (typed !== undefined && isBeyondMending(typed, ends) ? { typed: typed.trim() } : undefined),
		field: {
			value: typed ?? String(value),
			onChange: (text: string) => {
				setTyped(text);
				setMissed(undefined);
				const count = countOf(text);
				if (count !== undefined && isWithin(count, ends) && count !== value) onChange(count);
			},
			onBlur: settle,
			onKeyDown: (event: KeyboardEvent) => {
				// With one of these a key selects or moves within the text.
				if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
				const to = countByKey(event.key, { ...ends, value });
				if (event.key !== 'Enter' && to === undefined) return;
				// Enter takes the number and does not send the form it stands in.
				event.preventDefault();
				if (to === undefined) settle();
				else set(to);
			},
		},
	};
}
