import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PublicRating } from '#contract/api/rating.ts';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useLocale, useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './rating-parts.module.css';
import { useSaving, useShortFailure } from './use-saving.ts';

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
	const locale = useLocale();
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving(useShortFailure());
	const [text, setText] = useState('');
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === '') return form.current?.querySelector('textarea')?.focus();
		const body = { text: text.trim() };
		const reply = await save(() => callApi('POST /api/ratings/:id/reply', { params: { id: ratingId }, body }));
		if (reply) onReplied(reply);
	};
	return (
		<form ref={form} className={styles.replyForm} noValidate onSubmit={send}>
			<TextArea
				label={t('label')}
				hint={t('hint')}
				maxLength={mostLetters}
				countText={(length, max) => `${formatNumber(length, locale)} / ${formatNumber(max, locale)}`}
				value={text}
				required
				onChange={(event) => setText(event.target.value)}
			/>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.buttons}>
				<Button type="submit" variant="brand" isBusy={isBusy}>
					{t('send')}
				</Button>
				<Button variant="quiet" onClick={onClose}>
					{words('cancel')}
				</Button>
			</div>
		</form>
	);
}
