import { useEffect, useMemo, useState } from 'react';
import type { OwnRating, RatingPicture } from '#contract/api/rating.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import type { Faults } from '#views/rating/use-saving.ts';
import { ratingDraft } from './rating-draft.ts';
import {
	blankValues,
	faultsOf,
	type RatingFaults,
	type RatingField,
	type RatingValues,
	valuesOf,
} from './rating-values.ts';

/** A picture that was chosen and is not sent yet. */
export type ChosenPicture = { key: number; file: File };

type Given = { reservationId: string; rating: OwnRating | null };

let lastKey = 0;

/** The form while it is filled in: what stands there, what is wrong with it, its pictures. */
export function useRatingForm({ reservationId, rating }: Given) {
	const locale = useLocale();
	const memberId = useViewer()?.id ?? '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a form; another language of the page is no other form
	const draft = useMemo(() => {
		const blank = rating ? valuesOf(rating) : blankValues(locale);
		return { ...ratingDraft({ memberId, reservationId, blank }), blank };
	}, [memberId, reservationId]);
	const [areLost, setAreLost] = useState(false);
	const [values, setValues] = useState<RatingValues>(draft.blank);
	// The first rendering is the server's, which knows no draft.
	useEffect(() => {
		setValues(draft.read());
		setAreLost(draft.hadPictures());
	}, [draft]);
	const [saved, setSaved] = useState<OwnRating | null>(rating);
	const [removed, setRemoved] = useState<readonly string[]>([]);
	const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
	const [told, setTold] = useState<{ faults: RatingFaults; attempt: number }>({ faults: {}, attempt: 0 });
	const kept: RatingPicture[] = (saved?.pictures ?? []).filter(({ id }) => !removed.includes(id));

	const change = (changes: Partial<RatingValues>, field?: RatingField) => {
		const next = { ...values, ...changes };
		setValues(next);
		draft.write(next, chosen.length);
		// A field being mended is not blamed meanwhile.
		if (field) setTold(({ faults: { [field]: _, ...rest }, attempt }) => ({ faults: rest, attempt }));
	};
	const choose = (pictures: readonly ChosenPicture[]) => {
		setChosen(pictures);
		draft.write(values, pictures.length);
	};
	return {
		values,
		change,
		faults: told.faults,
		attempt: told.attempt,
		/** Whether it may be sent. */
		check: (): boolean => {
			const faults = faultsOf(values);
			setTold(({ attempt }) => ({ faults, attempt: attempt + 1 }));
			return Object.keys(faults).length === 0;
		},
		refuse: (faults: Faults) => setTold(({ attempt }) => ({ faults: faults as RatingFaults, attempt: attempt + 1 })),
		saved,
		setSaved,
		pictures: {
			kept,
			chosen,
			removed,
			/** There were some before the page was loaded anew. */
			areLost,
			add: (files: readonly File[]) => {
				setAreLost(false);
				choose([
					...chosen,
					...files.map((file) => {
						lastKey += 1;
						return { key: lastKey, file };
					}),
				]);
			},
			drop: (key: number) => choose(chosen.filter((one) => one.key !== key)),
			remove: (id: string) => setRemoved((before) => [...before, id]),
		},
		forget: draft.remove,
	};
}
export type RatingFormState = ReturnType<typeof useRatingForm>;
