import { useState } from 'react';
import type { ConsultationRow } from '#contract/api/consultation.ts';
import { isOpenConsultation } from '#domain/consultation/consultation.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsultationRows } from '#views/consultation/consultation-rows.tsx';
import styles from './request/request.module.css';

const shown = 5;

/** What waits for the member, then what is still open. */
const order = ({ waitsFor, role, state, unread }: ConsultationRow) =>
	waitsFor === role || unread > 0 ? 0 : isOpenConsultation(state) ? 1 : 2;

/** Consultations on my page. */
export function MyConsultations({ rows }: { rows: readonly ConsultationRow[] }) {
	const t = useTranslations('consultation.list');
	const [isWhole, setIsWhole] = useState(false);
	const sorted = rows.toSorted((one, other) => order(one) - order(other));
	return (
		<section className={styles.section} aria-labelledby="my-consultations">
			<h2 id="my-consultations">{t('title')}</h2>
			<ConsultationRows
				rows={isWhole ? sorted : sorted.slice(0, shown)}
				linkTo={(row, className, children) => (
					<PageLink
						page="consultationForm"
						params={{ id: row.product.id }}
						query={{ request: row.id }}
						className={className}
					>
						{children}
					</PageLink>
				)}
			/>
			{rows.length > shown && !isWhole && (
				<Button variant="quiet" onClick={() => setIsWhole(true)}>
					{t('more')}
				</Button>
			)}
		</section>
	);
}
