import type { TripClash, TripSlip } from '#contract/api/trip.ts';
import { pagePath } from '#contract/page-address.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './clash-card.module.css';
import { useSpanText } from './span-text.ts';

type Props = { clash: TripClash; slipOf: (id: string) => TripSlip | undefined };

/** Two slips and a thread between them: what was noticed, who decides, and the way to ask. About the clock alone nobody is asked. */
export function ClashCard({ clash, slipOf }: Props) {
	const t = useTranslations('trip.clash');
	const span = useSpanText();
	const addressOf = usePageAddress();
	const { rule, asks } = clash;
	const [first, second, own] = [slipOf(clash.first), slipOf(clash.second), slipOf(clash.decider)];
	if (!first || !second || !own) return null;
	const other = own.id === first.id ? second : first;
	const words = {
		first: first.title,
		second: second.title,
		own: own.title,
		other: other.title,
		provider: own.provider,
		needed: span(clash.neededMinutes),
		given: span(clash.givenMinutes),
		// What has no hour of its own may come at once.
		gap: clash.givenMinutes === 0 ? 'none' : 'some',
	};
	const isAsked = rule !== 'overlap' && rule !== 'way';
	return (
		<article className={styles.card} aria-label={t('label')}>
			<Knot />
			<div className={styles.words}>
				<h3 className={styles.title}>{isAsked ? t(`${rule}.title`, { asks }) : t(`${rule}.title`)}</h3>
				<p className={styles.text}>
					{t(`${rule}.text`, words)} {isAsked && t('decides', { asks })}
				</p>
			</div>
			<div className={styles.actions}>
				{isAsked && (
					<AddressLink
						href={`${addressOf(pagePath('myReservation', { id: own.id }))}#messages`}
						className={buttonClass({ variant: 'primary' })}
					>
						{t('ask', { provider: own.provider })}
					</AddressLink>
				)}
				{(isAsked ? [other] : [first, second]).map(({ id, title }) => (
					<PageLink key={id} page="myReservation" params={{ id }} className={buttonClass()}>
						{t('change', { title })}
					</PageLink>
				))}
			</div>
		</article>
	);
}

function Knot() {
	return (
		<svg className={styles.knot} viewBox="0 0 48 48" aria-hidden="true">
			<path d="M3 34c9 0 12-20 21-20s9 14 0 14-9-14 0-14 12 20 21 20" />
			<circle cx="3.5" cy="34" r="2.5" />
			<circle cx="44.5" cy="34" r="2.5" />
		</svg>
	);
}
