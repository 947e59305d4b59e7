import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RefundStandingView } from '#contract/api/refund-account.ts';
import { type CountryCode, countryCodes } from '#domain/country/country-codes.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { renewErrands } from '../errand/errand-queries.ts';
import { FailureNumber } from '../failure/failure-number.tsx';
import styles from '../reservation/reservation.module.css';
import { useReservation } from '../reservation/reservation-context.ts';
import { RefundAccountForm } from './account-form.tsx';
import { AskGuest } from './ask-guest.tsx';
import { standingKey, standingQueryKey } from './refund-standing-query.ts';
import { WayFacts } from './way-facts.tsx';

type Props = {
	/** Where the page has no place of that name yet. */
	id?: string;
	/** Of a page that shows a copy without network, or does not know yet: then it is not asked for, and nothing failed. */
	isPaused?: boolean;
	/** An operator sees all of it, for a reason: the console brings what asks for that. */
	reveal?: ReactNode;
};

/** Where money that comes back goes: asked of its guest until it is said, and told masked to who may know it. */
export function RefundAccountCard({ id: name, isPaused = false, reveal }: Props) {
	const t = useTranslations('refund');
	const { reservation } = useReservation();
	const { id, money } = reservation;
	const callApi = useApi();
	const isAbout = money.refundDue > 0 || money.refunded > 0;
	const query = useQuery({
		queryKey: standingQueryKey(reservation),
		queryFn: () => callApi(standingKey, { params: { id } }),
		enabled: isAbout && !isPaused,
	});
	if (!isAbout || isPaused) return null;
	const standing = query.data;
	if (!standing && query.errorUpdateCount > 0)
		return <Failed error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
	if (!standing || (standing.won === 0 && !standing.said)) return null;
	return (
		<Card id={name} title={t('title')} aside={<Standing standing={standing} />}>
			<Content {...{ standing, reveal }} />
		</Card>
	);
}

function Standing({ standing: { won, isKnown } }: { standing: RefundStandingView }) {
	const t = useTranslations('refund');
	if (won === 0) return <Badge tone="ok">{t('sent')}</Badge>;
	return isKnown ? null : <Badge tone="warn">{t('missing')}</Badge>;
}

function Content({ standing, reveal }: { standing: RefundStandingView; reveal: ReactNode }) {
	const { role } = useReservation().reservation;
	if (role === 'provider') return <ForHouse standing={standing} />;
	return role === 'operator' ? <ForOperator {...{ standing, reveal }} /> : <ForGuest standing={standing} />;
}

/** What the endpoint answered, in place of what was known; and that it is done. */
function useKeep() {
	const client = useQueryClient();
	const { reservation, say } = useReservation();
	return (next: RefundStandingView, sentence: string) => {
		client.setQueryData(standingQueryKey(reservation), next);
		renewErrands(client);
		say(sentence);
	};
}

/** Where the guest is from: `ZZ` and the like are no country of a bank. */
const countryOf = (country: string | null | undefined): CountryCode | '' =>
	countryCodes.find((one) => one === country) ?? '';

function ForGuest({ standing }: { standing: RefundStandingView }) {
	const t = useTranslations('refund');
	const { id, lead } = useReservation().reservation;
	const [isChanging, setChanging] = useState(false);
	const kept = useKeep();
	const { won, said, isKnown } = standing;
	const keep = (next: RefundStandingView) => {
		kept(next, t('saved'));
		setChanging(false);
	};
	const form = { id, standing, keep, country: countryOf(lead?.country), isAtWord: false };
	if (won === 0 && said) return <Sent said={said} />;
	if (!isKnown)
		return (
			<div className={styles.stack}>
				<p>{t(said?.isReturned ? 'returned' : 'asks', { won: formatWon(won) })}</p>
				<RefundAccountForm {...form} />
			</div>
		);
	return (
		<div className={styles.stack}>
			{said && <WayFacts isOwn said={said} />}
			<p className={styles.small}>{t('canChange')}</p>
			{isChanging ? (
				<RefundAccountForm {...form} onClose={() => setChanging(false)} />
			) : (
				<Button isFull onClick={() => setChanging(true)}>
					{t('change')}
				</Button>
			)}
		</div>
	);
}

function Sent({ said }: { said: NonNullable<RefundStandingView['said']> }) {
	const t = useTranslations('refund');
	return (
		<div className={styles.stack}>
			<WayFacts isOwn said={said} />
			<p className={styles.small}>{t(said.isReduced ? 'reduced' : 'locked')}</p>
		</div>
	);
}

function ForOperator({ standing, reveal }: { standing: RefundStandingView; reveal: ReactNode }) {
	const t = useTranslations('refund');
	const { id, lead } = useReservation().reservation;
	const [isSaying, setSaying] = useState(false);
	const kept = useKeep();
	const { said, isKnown, ways } = standing;
	const keep = (next: RefundStandingView) => {
		kept(next, t('savedForGuest'));
		setSaying(false);
	};
	return (
		<div className={styles.stack}>
			{!isKnown && standing.won > 0 && <p>{t(said?.isReturned ? 'desk.returned' : 'desk.missing')}</p>}
			{said && <WayFacts said={said} />}
			{said?.account && !said.isReduced && reveal}
			<AskGuest {...{ id, standing }} keep={(next) => kept(next, t('desk.askedSaid'))} />
			{ways.length > 0 && !isSaying && (
				<Button isFull onClick={() => setSaying(true)}>
					{t('desk.say')}
				</Button>
			)}
			{isSaying && (
				<>
					<p className={styles.small}>{t('desk.sayText')}</p>
					<RefundAccountForm
						{...{ id, standing, keep, country: countryOf(lead?.country), isAtWord: true }}
						onClose={() => setSaying(false)}
					/>
				</>
			)}
		</div>
	);
}

/** Transfers leave the agency's account: of what goes another way the house hears which. */
function ForHouse({ standing: { said, isKnown } }: { standing: RefundStandingView }) {
	const t = useTranslations('refund.house');
	return <p>{t(isKnown && said ? said.way : 'missing')}</p>;
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
	const t = useTranslations('refund');
	const state = useTranslations('state');
	return (
		<Card title={t('title')}>
			<Note tone="bad" isAlert>
				<p>{state('failureText')}</p>
				<FailureNumber error={error} />
				<Button size="sm" isBusy={isBusy} onClick={onRetry}>
					{state('retry')}
				</Button>
			</Note>
		</Card>
	);
}
