import { useState } from 'react';
import type { Partner } from '#contract/api/partner.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { LicenceForm } from './licence-form.tsx';
import { LicenceRow } from './licence-row.tsx';
import styles from './partner.module.css';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

/** The papers: what is there and until when, and one more. */
export function LicencesCard() {
	const t = useTranslations('partner.licence');
	const { callApi, organisation, partner, setPartner } = usePartner();
	const { isBusy, failure, save } = useSaving({ textOf: usePartnerFailure() });
	const say = useSay();
	const [doomed, setDoomed] = useState<Partner['licences'][number]>();
	async function remove(id: string) {
		const input = { params: { id }, query: { organisation } };
		const answer = await save(() => callApi('DELETE /api/partners/me/licences/:id', input));
		if (!answer) return;
		setDoomed(undefined);
		setPartner(answer);
		say(t('deleted'));
	}
	return (
		<Card id="partner-licences" title={t('title')}>
			<p className={styles.lead}>{partner.licences.length === 0 ? t('empty') : t('lead')}</p>
			{partner.licences.length > 0 && (
				<ul className={styles.licences}>
					{partner.licences.map((licence) => (
						<LicenceRow key={licence.id} licence={licence} onDelete={() => setDoomed(licence)} />
					))}
				</ul>
			)}
			<LicenceForm key={partner.licences.length} />
			<ConfirmDialog
				isOpen={doomed !== undefined}
				title={t('deleteTitle')}
				confirmLabel={t('deleteConfirm')}
				cancelLabel={t('keep')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => doomed && void remove(doomed.id)}
				onClose={() => setDoomed(undefined)}
			>
				{t('deleteText')}
			</ConfirmDialog>
		</Card>
	);
}
