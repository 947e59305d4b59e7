import { type FormEvent, useRef, useState } from 'react';
import type { AskerQuestion, MatchingShare } from '#contract/api/matching.ts';
import { pagePath } from '#contract/page-address.ts';
import { mostShares, shareDays } from '#domain/matching/question.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { useMatchingSending } from './use-matching-sending.ts';

const blank = { days: String(shareDays.usual) };
const days = Array.from({ length: shareDays.most - shareDays.least + 1 }, (_, at) => String(shareDays.least + at));

/** Links by which family reads along until they end: made, copied and ended here. */
export function ShareSheet({ question, isOpen, onClose }: Opened & { question: AskerQuestion }) {
	const t = useTranslations('matching.asker');
	const callApi = useApi();
	const { renew, ...sending } = useMatchingSending();
	const ending = useSaving(sending);
	const form = useForm({ blank, faultsOf: () => ({}), ...sending });
	const [said, setSaid] = useState('');
	const heading = useRef<HTMLParagraphElement>(null);
	const { id, shares } = question;
	const isFull = shares.length >= mostShares;
	const send = async (values: typeof blank) => {
		const body = { days: Number(values.days) };
		await callApi('POST /api/matching/questions/:id/shares', { params: { id }, body });
		await renew();
		setSaid(t('share.made'));
	};
	const make = (event: FormEvent) => {
		event.preventDefault();
		setSaid('');
		ending.forget();
		void form.submit({ send });
	};
	const end = ({ id: shareId }: MatchingShare) => {
		setSaid('');
		form.forgetFailure();
		return ending.save(async () => {
			await callApi('DELETE /api/matching/questions/:id/shares/:shareId', { params: { id, shareId } });
			await renew();
			setSaid(t('share.ended'));
			// The row with the button is gone then: the focus stays in the sheet.
			heading.current?.focus();
		});
	};
	const failure = form.anyFailure ?? ending.failure;
	return (
		<Sheet isOpen={isOpen} title={t('share.title')} closeLabel={t('close')} onClose={onClose}>
			<form className={styles.form} onSubmit={make}>
				<p ref={heading} tabIndex={-1} className={styles.soft}>
					{t('share.text')}
				</p>
				{isFull ? (
					<Note>{t('share.full', { count: mostShares })}</Note>
				) : (
					<>
						<Select
							label={t('share.days')}
							isLabelShown
							name="days"
							value={form.values.days}
							options={days.map((value) => ({ value, label: t('share.dayCount', { count: Number(value) }) }))}
							onChange={(next) => form.change({ days: next })}
						/>
						<div>
							<Button type="submit" variant="primary" isBusy={form.isBusy}>
								{t('share.make')}
							</Button>
						</div>
					</>
				)}
				<p role="status" className={styles.said}>
					{said}
				</p>
				<FailureNote>{failure}</FailureNote>
				{shares.length > 0 && (
					<section aria-label={t('share.open')}>
						<h3 className={styles.heading}>{t('share.open')}</h3>
						<ul className={styles.shares}>
							{shares.map((share) => (
								<ShareRow key={share.id} questionId={id} share={share} onEnd={() => void end(share)} />
							))}
						</ul>
					</section>
				)}
			</form>
		</Sheet>
	);
}

type RowProps = { questionId: string; share: MatchingShare; onEnd: () => void };

function ShareRow({ questionId, share: { secret, endsAt }, onEnd }: RowProps) {
	const t = useTranslations('matching.asker.share');
	const addressOf = usePageAddress();
	const link = window.location.origin + addressOf(pagePath('matchingDetail', { id: questionId }), { share: secret });
	return (
		<li className={styles.share}>
			<TextField
				label={t('link', { date: `${formatDate(endsAt)}, ${formatTime(endsAt, koreanZone)} KST` })}
				value={link}
				readOnly
				onFocus={(event) => event.target.select()}
			/>
			<div className={styles.buttons}>
				<CopyButton text={link} label={t('copy')} doneLabel={t('copied')} />
				<Button variant="danger" onClick={onEnd}>
					{t('end')}
				</Button>
			</div>
		</li>
	);
}
