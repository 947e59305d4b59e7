import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShownPhotograph } from '#contract/api/photograph.ts';
import type { OwnRating } from '#contract/api/rating.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useRatingFailure } from '../use-rating-failure.ts';
import { ratingDraft } from './rating-draft.ts';
import { blankValues, faultsOf, fieldId, type RatingField, type RatingValues, valuesOf } from './rating-values.ts';

/** A picture that was chosen and is not sent yet. */
type ChosenPicture = { key: number; file: File };

type Given = { reservationId: string; rating: OwnRating | null };

/** The form while it is filled in: what stands there, what is wrong with it, its pictures. */
export function useRatingForm({ reservationId, rating }: Given) {
	const locale = useLocale();
	const memberId = useViewer()?.id ?? '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a form; another language of the page is no other form
	const { draft, blank } = useMemo(() => {
		const begun = rating ? valuesOf(rating) : blankValues(locale);
		return { draft: ratingDraft({ memberId, reservationId, blank: begun }), blank: begun };
	}, [memberId, reservationId]);
	const form = useForm<RatingValues, RatingField>({
		blank,
		draft,
		faultsOf,
		textOf: useRatingFailure(),
		idOf: fieldId,
		isQuietWhileMended: true,
	});
	const [saved, setSaved] = useState<OwnRating | null>(rating);
	const chosen = useChosenPictures((pictures) => form.change({ pictures }));
	const [areLost, setAreLost] = useState(false);
	useEffect(() => setAreLost(draft.read().pictures > 0), [draft]);
	const [removed, setRemoved] = useState<readonly string[]>([]);
	const kept: ShownPhotograph[] = (saved?.pictures ?? []).filter(({ id }) => !removed.includes(id));
	return {
		...form,
		saved,
		setSaved,
		pictures: {
			kept,
			chosen: chosen.pictures,
			removed,
			/** There were some before the page was loaded anew. */
			areLost,
			add: (files: readonly File[]) => {
				setAreLost(false);
				chosen.add(files);
			},
			drop: chosen.drop,
			remove: (id: string) => setRemoved((before) => [...before, id]),
		},
	};
}
export type RatingFormState = ReturnType<typeof useRatingForm>;

let lastKey = 0;

function useChosenPictures(onCount: (count: number) => void) {
	const now = useRef<readonly ChosenPicture[]>([]);
	const [pictures, setPictures] = useState(now.current);
	const choose = (next: readonly ChosenPicture[]) => {
		now.current = next;
		setPictures(next);
		onCount(next.length);
	};
	return {
		pictures,
		add: (files: readonly File[]) => {
			const added = files.map((file) => {
				lastKey += 1;
				return { key: lastKey, file };
			});
			choose([...now.current, ...added]);
		},
		drop: (key: number) => choose(now.current.filter((one) => one.key !== key)),
	};
}
