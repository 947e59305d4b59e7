import type { ReportedPhotograph } from '#contract/api/photograph-report.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PageLink } from '#views/page-link.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import { ConsoleLink } from '../../address.tsx';
import { HouseLink } from '../../house-link.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { HideDecision } from '../hide-decision.tsx';
import queues from '../queues.module.css';
import styles from './photographs.module.css';

export const stateTones = { open: 'warn', hidden: 'bad', dismissed: 'ok' } as const;

type Props = { reported: ReportedPhotograph; listAddress: string; onDecided: (sentence: string) => void };

/** A reported photograph: what it is shown of, whose that is, why it was reported, and the decision. */
export function PhotographDetail({ reported, listAddress, onDecided }: Props) {
	const t = useTranslations('console.photograph');
	const { photograph, status } = reported;
	return (
		<>
			<PageHead
				title={t('title')}
				above={
					<ConsoleLink to={listAddress} className={queues.back}>
						<Icon name="arrowLeft" />
						{t('back')}
					</ConsoleLink>
				}
				aside={<Badge tone={stateTones[status]}>{t(`state.${status}`)}</Badge>}
			/>
			<div className={queues.columns}>
				<Card title={t('picture')}>
					<div className={styles.whole}>
						<PhotographPicture photograph={photograph} alt={photograph.alt ?? ''} sizes="40rem" isFirst />
					</div>
					<p className={queues.small}>{photograph.alt ?? t('noText')}</p>
				</Card>
				<div className={queues.stack}>
					<Card title={t('facts')}>
						<Facts reported={reported} />
					</Card>
					<Reports reported={reported} />
					<Card title={t('decision')}>
						<Decision reported={reported} onDecided={onDecided} />
					</Card>
				</div>
			</div>
		</>
	);
}

function Facts({ reported: { product, provider } }: Pick<Props, 'reported'>) {
	const t = useTranslations('console.photograph');
	const { id, name, organisationId } = provider;
	return (
		<FactRows
			rows={[
				product
					? {
							name: t('product'),
							value: (
								<PageLink page="productDetail" params={{ area: product.area, id: product.id }}>
									{product.title}
								</PageLink>
							),
						}
					: {
							name: t('profile'),
							value: (
								<PageLink page="home" query={{ provider: id }}>
									{t('ofProfile', { provider: name })}
								</PageLink>
							),
						},
				{
					name: t('provider'),
					value:
						organisationId === null ? (
							`${name} · ${t('agency')}`
						) : (
							<HouseLink organisationId={organisationId}>{name}</HouseLink>
						),
				},
			]}
		/>
	);
}

function Reports({ reported: { reports, decidedAt, decidedBy } }: Pick<Props, 'reported'>) {
	const t = useTranslations('console.photograph');
	const reasons = useTranslations('photograph.report.reasons');
	return (
		<Card title={t('reports')}>
			<ul className={queues.reports}>
				{reports.map(({ reason, at }) => (
					<li key={`${reason} ${at}`}>
						<span>{reasons(reason)}</span>
						<time dateTime={at}>{momentOf(at)}</time>
					</li>
				))}
			</ul>
			{decidedAt && (
				<p className={queues.small}>{t('decided', { name: decidedBy ?? '—', moment: momentOf(decidedAt) })}</p>
			)}
		</Card>
	);
}

/** What is decided can be decided the other way round. */
function Decision({ reported, onDecided }: Pick<Props, 'reported' | 'onDecided'>) {
	const t = useTranslations('console.photograph');
	const callApi = useApi();
	const { photograph, status, hiddenAt, hiddenReason, reads } = reported;
	const isHidden = hiddenAt !== null;
	const decide = async (reason: string | null) => {
		await callApi('POST /api/photograph-reports/:id/decision', {
			params: { id: photograph.id },
			body: reason === null ? { decision: 'dismiss' } : { decision: 'hide', reason },
		});
		onDecided(t(reason !== null ? 'hidden' : isHidden ? 'shown' : 'dismissed'));
	};
	const languages = reads.map((locale) => locales[locale].ownName).join(', ');
	const words = {
		...{ why: t('why'), whyHint: [languages && t('reads', { languages }), t('whyHint')].filter(Boolean).join(' ') },
		...{ before: t('before'), hide: t('hide'), show: t('show'), keep: t('keep') },
	};
	return (
		<HideDecision
			words={words}
			hidden={isHidden ? { reason: hiddenReason } : undefined}
			isReported={status === 'open'}
			decide={decide}
		/>
	);
}
