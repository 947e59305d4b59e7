import type { PageId } from '#contract/pages.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type PageTextVersion, versionInForce } from '#domain/page/page-text.ts';
import { standingOfVersion } from '#domain/page/text-change.ts';
import { formatDate } from '#i18n/format.ts';
import { versionText } from '#i18n/version-text.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './text-history.module.css';

export type TextPageId = Extract<PageId, 'terms' | 'policy' | 'reject'>;

const states = { 'in-force': 'current', coming: 'coming', replaced: 'replaced', past: 'replaced' } as const;

type Props = { page: TextPageId; shown: string; versions: readonly PageTextVersion[] };

/** Every version, the newest first: what somebody agreed to can always be read again. */
export function TextHistory({ page, shown, versions }: Props) {
	const t = useTranslations('text');
	const today = koreanDay(new Date());
	const current = versionInForce(versions, today)?.version;
	const stateOf = (one: PageTextVersion) => states[standingOfVersion(one, versions, today)];
	return (
		<section className={styles.history} aria-labelledby="versions">
			<h2 id="versions" className={styles.title}>
				{t('history')}
			</h2>
			{page !== 'reject' && <p className={styles.lead}>{t('historyText')}</p>}
			<ul className={styles.versions}>
				{versions.map((one) => (
					<li key={one.version}>
						<PageLink
							page={page}
							query={one.version === current ? {} : { version: one.version }}
							aria-current={one.version === shown ? 'page' : 'false'}
						>
							{t('facts', { version: versionText(one.version), date: formatDate(one.effectiveOn) })}
						</PageLink>
						<Badge tone={stateOf(one) === 'current' ? 'ok' : 'neutral'}>{t('state', { state: stateOf(one) })}</Badge>
					</li>
				))}
			</ul>
		</section>
	);
}
