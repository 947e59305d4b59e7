import { type KeyboardEvent, useState } from 'react';
import { countIn, isBeyondMending, isWithin, settledCount } from './typed-count.ts';

type Given = {
	value: number;
	min: number;
	max: number;
	/** What an empty field means; without it, what was there. */
	emptyIs?: number | undefined;
	onChange: (value: number) => void;
};

export type MissedCount = { typed: string; value?: number };

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

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
				const step = steps[event.key];
				if (event.key !== 'Enter' && step === undefined) return;
				// Enter takes the number and does not send the form it stands in.
				event.preventDefault();
				if (step === undefined) settle();
				else set(settledCount(String(Math.max(0, value + step)), { ...ends, value }));
			},
		},
	};
}
