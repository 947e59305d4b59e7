import type { ReportedPhotograph } from '#contract/api/photograph-report.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PageLink } from '#views/page-link.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import { HouseLink } from '../../house-link.tsx';
import { momentOf } from '../../moment.ts';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { HideDecision } from '../hide-decision.tsx';
import queues from '../queues.module.css';
import { ReportedFrame } from '../reported-frame.tsx';
import { ReportsCard, told } from '../reports-told.tsx';
import styles from './photographs.module.css';

export const stateTones = { open: 'warn', hidden: 'bad', dismissed: 'ok' } as const;

type Props = {
	reported: ReportedPhotograph;
	listAddress: string;
	onDecided: (sentence: string) => void;
	onStale: () => Promise<unknown>;
};

/** A reported photograph: what it is shown of, whose that is, why it was reported, and the decision. */
export function PhotographDetail({ reported, listAddress, onDecided, onStale }: Props) {
	const t = useTranslations('console.photograph');
	const { photograph, status } = reported;
	const reasons = useTranslations('photograph.report.reasons');
	const { reports, decidedAt, decidedBy } = reported;
	return (
		<ReportedFrame
			title={t('title')}
			badge={<Badge tone={stateTones[status]}>{t(`state.${status}`)}</Badge>}
			listAddress={listAddress}
			context={
				<Card title={t('picture')}>
					<div className={styles.whole}>
						<PhotographPicture photograph={photograph} alt={photograph.alt ?? ''} sizes="40rem" isFirst />
					</div>
					<p className={queues.small}>{photograph.alt ?? t('noText')}</p>
				</Card>
			}
			facts={
				<Card title={t('facts')}>
					<Facts reported={reported} />
				</Card>
			}
			reports={
				<ReportsCard
					reports={reports.map(({ reason, at, by }) => told({ reason: reasons(reason), at, by }))}
					decided={decidedAt === null ? undefined : { name: decidedBy, moment: momentOf(decidedAt) }}
				/>
			}
			decision={<Decision {...{ reported, onDecided, onStale }} />}
		/>
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

/** What is decided can be decided the other way round. */
function Decision({ reported, onDecided, onStale }: Omit<Props, 'listAddress'>) {
	const t = useTranslations('console.photograph');
	const languagesSaid = useLanguagesSaid();
	const told = useTranslations('console.reported');
	const callApi = useApi();
	const { photograph, status, hiddenAt, hiddenReason, reads, seen } = reported;
	const isHidden = hiddenAt !== null;
	const decide = async (reason: string | null) => {
		await callApi('POST /api/photograph-reports/:id/decision', {
			params: { id: photograph.id },
			body: reason === null ? { decision: 'dismiss', seen } : { decision: 'hide', reason, seen },
		});
		onDecided(t(reason !== null ? 'hidden' : isHidden ? 'shown' : 'dismissed'));
	};
	const languages = languagesSaid(reads);
	const words = {
		...{
			why: t('why'),
			whyHint: [languages && told('houseReads', { languages }), t('whyHint')].filter(Boolean).join(' '),
		},
		...{ before: t('before'), hide: t('hide'), show: t('show'), keep: t('keep') },
	};
	return (
		<HideDecision
			words={words}
			hidden={isHidden ? { reason: hiddenReason } : undefined}
			isReported={status === 'open'}
			{...{ decide, onStale }}
		/>
	);
}
