import { type FormEvent, useEffect, useRef } from 'react';
import type { PublicRating } from '#contract/api/rating.ts';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './rating-parts.module.css';
import { useShortFailure } from './use-short-failure.ts';

type Props = {
	ratingId: string;
	onReplied: (reply: NonNullable<PublicRating['reply']>) => void;
	onClose: () => void;
};

const mostLetters = 2_000;

/** The provider's one reply. What was typed stays until it went through. */
export function ReplyForm({ ratingId, onReplied, onClose }: Props) {
	const t = useTranslations('rating.reply');
	const words = useTranslations('rating');
	const locale = useWordsLocale();
	const callApi = useApi();
	const element = useRef<HTMLFormElement>(null);
	const focus = () => element.current?.querySelector('textarea')?.focus();
	const form = useForm<{ text: string }, 'text'>({
		blank: { text: '' },
		faultsOf: () => ({}),
		textOf: useShortFailure(),
		asksBeforeLeaving: true,
	});
	const { text } = form.values;
	useEffect(focus, []);
	const send = async () => {
		const body = { text: text.trim() };
		onReplied(await callApi('POST /api/ratings/:id/reply', { params: { id: ratingId }, body }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === '') focus();
		else void form.submit({ send });
	};
	return (
		<form ref={element} className={styles.replyForm} noValidate onSubmit={submit}>
			<TextArea
				label={t('label')}
				hint={t('hint')}
				maxLength={mostLetters}
				countText={(length, max) => `${formatNumber(length, locale)} / ${formatNumber(max, locale)}`}
				value={text}
				required
				error={form.errorOf('text')}
				onChange={(event) => form.change({ text: event.target.value })}
			/>
			<FailureNote>{form.anyFailure}</FailureNote>
			<div className={styles.buttons}>
				<Button type="submit" variant="brand" isBusy={form.isBusy}>
					{t('send')}
				</Button>
				<Button variant="quiet" onClick={onClose}>
					{words('cancel')}
				</Button>
			</div>
		</form>
	);
}
