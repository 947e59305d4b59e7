import type { AskerAnswer } from '#contract/api/matching.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { ProviderLink } from '#site/parts/provider/provider-link.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import styles from './answer-actions.module.css';
import type { DialogState } from './matching-dialog.ts';

type Props = { answer: AskerAnswer; area: AreaSlug; open: DialogState['open'] };

/** What can be done with one answer. To choose it is to open its provider's profile, where matching is requested. */
export function AnswerActions({ answer, area, open }: Props) {
	const t = useTranslations('matching');
	const asker = useTranslations('matching.asker');
	const isLive = useIsLive();
	const health = healthOf(area);
	const { id, may, provider, reservationId, reason, status, threadId } = answer;
	return (
		<div className={styles.actions}>
			{reason && status !== 'offered' && (
				<p className={styles.small}>{t('compare.reason', { reason: t(`declineReason.${reason}`) })}</p>
			)}
			<ProviderLink
				provider={provider.id}
				className={buttonClass({
					variant: may.pick ? 'brand' : 'quiet',
					isFull: may.pick,
					size: may.pick ? 'md' : 'sm',
				})}
			>
				{t(may.pick ? 'compare.pick' : 'compare.profile')}
				<span className="visually-hidden">: {provider.name}</span>
			</ProviderLink>
			{isLive && may.reserve && (
				<Button variant="primary" isFull onClick={() => open({ name: 'reserve', answerId: id })}>
					{asker('reserve', { health })}
				</Button>
			)}
			{reservationId && (
				<PageLink page="myReservation" params={{ id: reservationId }} className={buttonClass({ isFull: true })}>
					{asker('reserved', { health })}
				</PageLink>
			)}
			{isLive && may.write && threadId && (
				<Button size="sm" aria-haspopup="dialog" onClick={() => open({ name: 'thread', answerId: id })}>
					<Icon name="message" />
					{asker('thread.do')}
					<span className="visually-hidden">: {provider.name}</span>
				</Button>
			)}
			{isLive && may.takeBack && (
				<Button variant="quiet" size="sm" onClick={() => open({ name: 'take-back', answerId: id })}>
					{asker('takeBack.do')}
				</Button>
			)}
			{isLive && may.report && (
				<span className={styles.quietly}>
					<Button
						variant="link"
						size="sm"
						onClick={() => open({ name: 'report', target: { of: 'answer', id, provider: provider.name } })}
					>
						{t('detail.report')}
						<span className="visually-hidden">: {provider.name}</span>
					</Button>
				</span>
			)}
		</div>
	);
}
