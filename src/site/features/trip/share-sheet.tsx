import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Trip, TripShare } from '#contract/api/trip.ts';
import type { CallApi } from '#contract/api.ts';
import { pagePath } from '#contract/page-address.ts';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './share-sheet.module.css';
import { spanOfDays } from './trip-head.tsx';
import { sharesQuery } from './trip-queries.ts';

type Props = { trip: Trip; hasMedical: boolean; isOpen: boolean; onClose: () => void };

/** The links to a trip: made, copied and ended here. */
export function ShareSheet({ trip, hasMedical, isOpen, onClose }: Props) {
	const t = useTranslations('trip.share');
	const [isMedicalShown, setIsMedicalShown] = useState(false);
	const { shares, others, isPending, isBusy, said, failure, make, revoke } = useShares(trip);
	const heading = useRef<HTMLParagraphElement>(null);
	const end = async (share: TripShare) => {
		// The row with the button is gone then: the focus stays in the sheet.
		if (await revoke(share)) heading.current?.focus();
	};
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={onClose}>
			<div className={styles.content}>
				<p ref={heading} tabIndex={-1} className={styles.text}>
					<b>{spanOfDays(trip)}</b>. {t('text')}
				</p>
				{hasMedical && (
					<CheckRow
						name="isMedicalShown"
						label={t('tellClinics')}
						description={t('tellClinicsHint')}
						isChecked={isMedicalShown}
						onChange={setIsMedicalShown}
					/>
				)}
				<div>
					<Button variant="primary" isBusy={isBusy} onClick={() => void make(isMedicalShown)}>
						{t('make')}
					</Button>
				</div>
				<p role="status" className={styles.said}>
					{isPending ? t('loading') : said}
				</p>
				<FailureNote>{failure}</FailureNote>
				<ShareRows shares={shares} hasMedical={hasMedical} onRevoke={(share) => void end(share)} />
				{others.length > 0 && (
					<section className={styles.content} aria-label={t('others')}>
						<h3 className={styles.others}>{t('others')}</h3>
						<p className={styles.text}>{t('othersText')}</p>
						<ShareRows shares={others} hasMedical onRevoke={(share) => void end(share)} />
					</section>
				)}
				<p className={styles.text}>{t('ends')}</p>
			</div>
		</Sheet>
	);
}

type RowsProps = { shares: readonly TripShare[]; hasMedical: boolean; onRevoke: (share: TripShare) => void };

function ShareRows({ shares, hasMedical, onRevoke }: RowsProps) {
	if (shares.length === 0) return null;
	return (
		<ul className={styles.shares}>
			{shares.map((share) => (
				<ShareRow key={share.id} share={share} hasMedical={hasMedical} onRevoke={() => onRevoke(share)} />
			))}
		</ul>
	);
}

type RowProps = { share: TripShare; hasMedical: boolean; onRevoke: () => void };

function ShareRow({ share, hasMedical, onRevoke }: RowProps) {
	const t = useTranslations('trip.share');
	const addressOf = usePageAddress();
	const link = window.location.origin + addressOf(pagePath('home'), { trip: share.secret });
	return (
		<li className={styles.share}>
			<TextField
				label={`${t('link')} · ${spanOfDays(share)}`}
				hint={hasMedical ? t(share.isMedicalShown ? 'told' : 'untold') : undefined}
				value={link}
				readOnly
				onFocus={(event) => event.target.select()}
			/>
			<div className={styles.actions}>
				<CopyButton text={link} label={t('copy')} doneLabel={t('copied')} />
				<Button variant="danger" onClick={onRevoke}>
					{t('revoke')}
				</Button>
			</div>
		</li>
	);
}

/**
 * The links of these days and those of others, and what can be done with them; one thing at a time. A link stays what it
 * is when the trip grows or shrinks, so that those of other days must be seen here, or nobody could end them.
 */
function useShares({ from, to }: Trip) {
	const t = useTranslations('trip.share');
	const callApi = useApi();
	const client = useQueryClient();
	const { data, isPending, error } = useQuery(sharesQuery(callApi));
	const textOf = useFailureText(t('unreachable'));
	const saving = useSaving({ textOf });
	const [said, setSaid] = useState('');
	const work = (sentence: string, task: () => Promise<unknown>) =>
		saving.save(async () => {
			setSaid('');
			await task();
			await client.invalidateQueries({ queryKey: sharesQuery(callApi).queryKey });
			setSaid(sentence);
			return true;
		});
	const all = data?.items ?? [];
	const isOfThese = (share: TripShare) => share.from === from && share.to === to;
	return {
		shares: all.filter(isOfThese),
		others: all.filter((share) => !isOfThese(share)),
		isPending,
		isBusy: saving.isBusy,
		said,
		failure: saving.failure ?? (error ? textOf(error) : undefined),
		make: (isMedicalShown: boolean) => work(t('made'), () => makeShare(callApi, { from, to, isMedicalShown })),
		revoke: ({ id }: TripShare) =>
			work(t('revoked'), () => callApi('DELETE /api/trips/shares/:id', { params: { id } })),
	};
}

const makeShare = (callApi: CallApi, body: { from: string; to: string; isMedicalShown: boolean }) =>
	callApi('POST /api/trips/shares', { body });
