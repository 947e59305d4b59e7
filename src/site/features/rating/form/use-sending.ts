import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnRating } from '#contract/api/rating.ts';
import { ApiFailure } from '#contract/client.ts';
import { pagePath } from '#contract/page-address.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ownRatingsKey, ratingFormKey } from '../rating-queries.ts';
import type { RatingValues } from './rating-values.ts';
import type { RatingFormState } from './use-rating-form.ts';

type Given = { form: RatingFormState; reservationId: string; isNew: boolean };

/**
 * Words first, then the pictures that go and those that come, one after the other. What went through stays so: tried
 * again, it goes on where it stopped.
 */
export function useSending({ form, reservationId, isNew }: Given) {
	const t = useTranslations('rating.form');
	const steps = useSteps(form, reservationId);
	const leave = useLeaving(form, isNew);
	/** Of the pictures: the words went through. */
	const [problem, setProblem] = useState<string>();

	const sendPictures = async (rating: OwnRating) => {
		let last = rating;
		let left = 0;
		const { removed, chosen } = form.pictures;
		for (const { id } of rating.pictures) if (removed.includes(id)) last = await steps.removePicture(last, id);
		let why: string | undefined;
		for (const one of chosen) {
			try {
				last = await steps.addPicture(last, one.file);
				form.pictures.drop(one.key);
			} catch (error) {
				left += 1;
				why = pictureFault(error) ? t('unreadable', { name: one.file.name }) : undefined;
			}
		}
		form.setSaved(last);
		return { rating: last, problem: left > 0 ? (why ?? t('picturesLeft', { count: left })) : undefined };
	};
	const send = async (values: RatingValues) => {
		const rating = await steps.saveWords(values);
		form.setSaved(rating);
		const { rating: whole, problem: left } = await sendPictures(rating);
		if (left) return setProblem(left);
		return leave(whole);
	};
	const submit = () => {
		setProblem(undefined);
		return form.submit({ send });
	};
	return { isSending: form.isBusy, failure: form.failure ?? problem, submit };
}

const pictureFault = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'invalid-input';

/** The calls a rating is made of. */
function useSteps(form: RatingFormState, reservationId: string) {
	const callApi = useApi();
	const query = { language: useLocale() };
	return {
		saveWords: async ({ stars, text, language, key }: RatingValues): Promise<OwnRating> => {
			const body = { stars, text: text.trim(), language };
			const changeWords = (id: string) => callApi('PATCH /api/ratings/:id', { params: { id }, query, body });
			if (form.saved) return changeWords(form.saved.id);
			try {
				return await callApi('POST /api/ratings', { query, body: { ...body, reservationId, key } });
			} catch (error) {
				// It went through before, unheard of, and other words stand here since: the key is its id.
				if (error instanceof ApiFailure && error.code === 'key-reused') return changeWords(key);
				throw error;
			}
		},
		removePicture: ({ id }: OwnRating, pictureId: string): Promise<OwnRating> =>
			callApi('DELETE /api/ratings/:id/pictures/:pictureId', { params: { id, pictureId }, query }),
		addPicture: ({ id }: OwnRating, file: File): Promise<OwnRating> =>
			callApi('POST /api/ratings/:id/pictures', {
				params: { id },
				query: { ...query, name: file.name.slice(0, 200) },
				body: file,
			}),
	};
}

/** To Grade management, which says what becomes of it. */
function useLeaving(form: RatingFormState, isNew: boolean) {
	const client = useQueryClient();
	const addressFor = usePageAddress();
	const { navigate } = useRouter();
	const isSent = useRef(false);
	// Not before the page is left: it would change under one's eyes.
	useEffect(
		() => () => {
			if (isSent.current) void client.invalidateQueries({ queryKey: ratingFormKey });
		},
		[client],
	);
	return ({ status, productId }: OwnRating) => {
		form.forget();
		isSent.current = true;
		for (const queryKey of [
			ownRatingsKey,
			['GET /api/products/:id/ratings', productId],
			['GET /api/products/:id', productId],
		])
			void client.invalidateQueries({ queryKey });
		const sent = !isNew && status === 'published' ? 'saved' : status;
		navigate(addressFor(pagePath('myRatings'), { sent }), { replace: true });
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
}
