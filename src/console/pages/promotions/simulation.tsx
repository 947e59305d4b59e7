import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '../../content/content.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { faultsOf, ruleIn } from './promotion-values.ts';
import look from './promotions.module.css';
import type { PromotionForm } from './use-promotion-form.ts';

const key = 'POST /api/console/promotions/:id/simulation';
type Result = OutputOf<Api[typeof key]>;

/** What the rule, as it stands in the form, would have cost over the reservations of last month. */
export function Simulation({ form }: { form: PromotionForm }) {
	const t = useTranslations('console.promotion.simulation');
	const callApi = useApi();
	const language = useConsoleLocale();
	const { save, isBusy, failure } = useSaving({ textOf: useConsoleFailure() });
	const [told, setTold] = useState<{ result: Result; of: string }>();
	const isSound = Object.keys(faultsOf(form.values)).every((field) => !/^(amount|min|member|total)/.test(field));
	const rule = ruleIn(form.values);
	const run = () =>
		save(async () => {
			const result = await callApi(key, { params: { id: form.editing.id }, body: { language, rule } });
			setTold({ result, of: JSON.stringify(rule) });
		});
	const isOld = told !== undefined && told.of !== JSON.stringify(rule);
	return (
		<Card title={t('title')}>
			<p className={styles.small}>{t('text')}</p>
			<div>
				<Button isBusy={isBusy} disabled={!isSound} onClick={() => void run()}>
					{t('run')}
				</Button>
			</div>
			<FailureNote>{failure}</FailureNote>
			<div aria-live="polite" className={styles.stack}>
				{isOld && <Note tone="warn">{t('old')}</Note>}
				{told && <Told result={told.result} />}
			</div>
		</Card>
	);
}

function Told({ result }: { result: Result }) {
	const t = useTranslations('console.promotion.simulation');
	const { from, to, made, met, offWon, insteadWon, products } = result;
	const period = { from: formatDate(from), to: formatDate(to) };
	if (made === 0) return <p>{t('none', period)}</p>;
	return (
		<>
			<p>{t('sentence', { ...period, made, met, off: formatWon(offWon) })}</p>
			{insteadWon > 0 && (
				<p>{t('instead', { instead: formatWon(insteadWon), more: formatWon(Math.max(0, offWon - insteadWon)) })}</p>
			)}
			<dl className={look.sums}>
				<div>
					<dt>{t('met')}</dt>
					<dd>{met}</dd>
				</div>
				<div>
					<dt>{t('off')}</dt>
					<dd>{formatWon(offWon)}</dd>
				</div>
			</dl>
			{products.length > 0 && (
				<div className={styles.scroll}>
					<table className={look.table}>
						<thead>
							<tr>
								<th scope="col">{t('product')}</th>
								<th scope="col">{t('met')}</th>
								<th scope="col">{t('off')}</th>
							</tr>
						</thead>
						<tbody>
							{products.map((one) => (
								<tr key={one.id}>
									<th scope="row">{one.title}</th>
									<td>{one.met}</td>
									<td>{formatWon(one.offWon)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</>
	);
}
