import { useRef, useState } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { ConsoleLink } from '../../address.tsx';
import { momentOf } from '../../moment.ts';
import rowStyles from '../../rows.module.css';
import { useLanding } from '../../use-landing.ts';
import queues from '../queues.module.css';
import { AsideForm } from './aside-form.tsx';
import styles from './bank.module.css';
import { FindForm } from './find-form.tsx';
import { Suggested } from './suggested.tsx';
import { SuggestedPayout } from './suggested-payout.tsx';
import { UndoLine } from './undo-line.tsx';

type Props = {
	line: BankLine;
	onSaid: (sentence: string) => void;
	/** Where several are decided at once. */
	choice?: { isChosen: boolean; choose: (isChosen: boolean) => void } | undefined;
};

/** A line as the bank printed it, what was said of it, and what can be said. */
export function LineRow({ line, onSaid, choice }: Props) {
	const t = useTranslations('console.bank');
	const locale = useWordsLocale();
	const [open, setOpen] = useState<'aside' | 'code'>();
	const { on, time, direction, won, left, text, state, suggestions, payoutSuggestions, decided } = line;
	const close = () => setOpen(undefined);
	const openers = { code: useOpener(open === 'code'), aside: useOpener(open === 'aside') };
	const row = useRef<HTMLLIElement>(null);
	useLanding(row);
	const facts = [
		...[formatDate(on), time],
		state !== 'open' && decided && t('by', { moment: momentOf(decided.at), by: decided.by ?? '–' }),
	];
	const said = (
		<>
			<b>{text ?? t('erased')}</b>
			<br />
			<span className={queues.small}>{facts.filter(Boolean).join(' · ')}</span>
		</>
	);
	return (
		<li ref={row}>
			<div className={rowStyles.row}>
				{choice ? (
					<CheckRow
						name="line"
						value={line.id}
						label={
							<>
								{said}
								<span className="visually-hidden"> {formatWon(won)}</span>
							</>
						}
						isChecked={choice.isChosen}
						onChange={choice.choose}
					/>
				) : (
					<span>{said}</span>
				)}
				<Badge tone={direction === 'in' ? 'ok' : 'neutral'}>{t(direction)}</Badge>
				<b>{formatWon(won)}</b>
				{left < won && left > 0 && <Badge tone="warn">{t('left', { won: formatWon(left) })}</Badge>}
			</div>
			<Said line={line} />
			{state === 'open' && line.isMonthClosed && (
				<Note tone="warn">{t('monthClosed', { month: formatMonth(on.slice(0, 7), locale) })}</Note>
			)}
			{state === 'open' && suggestions.length + payoutSuggestions.length > 0 && (
				<ul className={styles.suggestions}>
					{payoutSuggestions.map((payout) => (
						<SuggestedPayout key={payout.payoutId} {...{ line, payout, onSaid }} />
					))}
					{suggestions.map((suggestion) => (
						<Suggested key={`${suggestion.reservationId} ${suggestion.paymentId}`} {...{ line, suggestion, onSaid }} />
					))}
				</ul>
			)}
			<div className={styles.buttons}>
				{state === 'open' && open !== 'code' && (
					<Button ref={openers.code} size="sm" onClick={() => setOpen('code')}>
						{t('byCode')}
					</Button>
				)}
				{state === 'open' && open !== 'aside' && (
					<Button ref={openers.aside} size="sm" onClick={() => setOpen('aside')}>
						{t('aside')}
					</Button>
				)}
				{(state !== 'open' || left < won) && <UndoLine line={line} onSaid={onSaid} />}
			</div>
			{open === 'aside' && <AsideForm ids={[line.id]} onSaid={onSaid} onClose={close} />}
			{open === 'code' && <FindForm line={line} onSaid={onSaid} onClose={close} />}
		</li>
	);
}

function Said({ line: { matches, payouts, aside } }: { line: BankLine }) {
	const t = useTranslations('console.bank');
	return (
		<>
			{matches.map(({ reservationId, code, guest, won }) => (
				<p key={`${reservationId} ${won}`} className={queues.small}>
					<ConsoleLink to={`${consolePages.reservations.path}/${reservationId}`}>{code}</ConsoleLink> {guest} ·{' '}
					{formatWon(won)}
				</p>
			))}
			{payouts.map(({ payoutId, settlementId, number, business, won }) => (
				<p key={payoutId} className={queues.small}>
					<ConsoleLink to={`${consolePages.settlements.path}/${settlementId}`}>{number}</ConsoleLink> {business} ·{' '}
					{formatWon(won)}
				</p>
			))}
			{aside && <p className={queues.small}>{[t(`reason.${aside.reason}`), aside.note].filter(Boolean).join(' · ')}</p>}
		</>
	);
}
