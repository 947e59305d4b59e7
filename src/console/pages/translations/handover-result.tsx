import type { HandoverTrial } from '#contract/api/handover.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import bulk from '../bulk/bulk.module.css';
import { Scrolled } from '../bulk/scrolled.tsx';
import styles from './translations.module.css';
import { usePartName } from './use-part-name.ts';

type Read = Extract<HandoverTrial, { outcome: 'read' }>;
const outcomes = ['changed', 'confirmed', 'unchanged', 'left', 'bad'] as const;
/** What is good news, bad news, or none. */
const looks = { changed: 'changed', confirmed: 'changed', unchanged: undefined, left: undefined, bad: 'bad' } as const;

/** What a file of translations would change: how many texts, which of them are wrong and why, and each as it was and would be. */
export function HandoverResult({
	trial,
	isBusy,
	onApply,
}: {
	trial: HandoverTrial;
	isBusy: boolean;
	onApply: (mark: string) => void;
}) {
	const t = useTranslations('console.translation');
	const names = useTranslations('console.product.language');
	if (trial.outcome === 'unreadable')
		return (
			<Note tone="bad" isAlert>
				{t(`unreadable.${trial.why}`, { line: trial.line ?? 0 })}
			</Note>
		);
	const { counts, from, to, things } = trial;
	return (
		<section className={bulk.result} aria-label={t('result')}>
			<h3>{t('resultLanguages', { from: names(from), to: names(to) })}</h3>
			<dl className={bulk.counts}>
				{outcomes.map((outcome) => (
					<div key={outcome} data-outcome={counts[outcome] > 0 ? looks[outcome] : undefined}>
						<dt>{t(`counts.${outcome}`)}</dt>
						<dd>{counts[outcome]}</dd>
					</div>
				))}
			</dl>
			{counts.bad > 0 && <BadUnits trial={trial} />}
			{counts.bad === 0 && things === 0 && <p>{t('nothing')}</p>}
			{trial.changed.length > 0 && <ChangedThings trial={trial} />}
			{counts.bad === 0 && things > 0 && (
				<div className={bulk.actions}>
					<Button variant="primary" isBusy={isBusy} onClick={() => onApply(trial.mark)}>
						{t('apply', { count: things })}
					</Button>
				</div>
			)}
		</section>
	);
}

function Thing({ title, kind, id }: Pick<Read['bad'][number], 'title' | 'kind' | 'id'>) {
	const t = useTranslations('console.translation');
	return (
		<>
			{title}
			<br />
			<span className={styles.small}>
				{kind && `${t(`kind.${kind}`)} · `}
				<code>{id}</code>
			</span>
		</>
	);
}

function BadUnits({ trial: { bad, counts } }: { trial: Read }) {
	const t = useTranslations('console.translation');
	const nameOf = usePartName();
	const shown = bad.reduce((sum, { faults }) => sum + faults.length, 0);
	return (
		<div className={bulk.lines}>
			<h3>{t('badTitle', { count: counts.bad })}</h3>
			<p className={bulk.small}>{t('badText')}</p>
			<Scrolled label={t('badTitle', { count: counts.bad })}>
				<table className={bulk.table}>
					<Heads names={[t('thing'), t('unit'), t('value'), t('reason')]} />
					<tbody>
						{bad.flatMap((thing) =>
							thing.faults.map(({ unit, value, why }) => (
								<tr key={`${thing.kind} ${thing.id} ${unit} ${why}`}>
									<th scope="row">
										<Thing {...thing} />
									</th>
									<td>{nameOf(unit)}</td>
									<td className={bulk.value}>{value || t('nothingThere')}</td>
									<td>{t(`why.${why}`)}</td>
								</tr>
							)),
						)}
					</tbody>
				</table>
			</Scrolled>
			{counts.bad > shown && <p className={bulk.small}>{t('more', { count: counts.bad - shown })}</p>}
		</div>
	);
}

const Heads = ({ names }: { names: readonly string[] }) => (
	<thead>
		<tr>
			{names.map((name) => (
				<th key={name} scope="col">
					{name}
				</th>
			))}
		</tr>
	</thead>
);

function ChangedThings({ trial: { changed, things, counts } }: { trial: Read }) {
	const t = useTranslations('console.translation');
	const nameOf = usePartName();
	// Where something is wrong nothing is made of the others either, and still they are shown.
	const count = counts.bad > 0 ? changed.length : things;
	return (
		<div className={bulk.lines}>
			<h3>{t('changedTitle', { count })}</h3>
			<Scrolled label={t('changedTitle', { count })}>
				<table className={bulk.table}>
					<Heads names={[t('thing'), t('change')]} />
					<tbody>
						{changed.map((thing) => (
							<tr key={`${thing.kind} ${thing.id}`}>
								<th scope="row">
									<Thing {...thing} />
								</th>
								<td>
									{thing.confirmed.length > 0 && (
										<p className={styles.small}>
											{t('confirmedParts', { parts: thing.confirmed.map(nameOf).join(', ') })}
										</p>
									)}
									<ul className={bulk.changes}>
										{thing.changes.map(({ unit, before, after }) => (
											<li key={unit}>
												<strong>{nameOf(unit)}</strong>
												<del>
													<span className="visually-hidden">{t('before')} </span>
													{before || t('nothingThere')}
												</del>
												<ins>
													<span className="visually-hidden">{t('after')} </span>
													{after}
												</ins>
											</li>
										))}
									</ul>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
			{count > changed.length && <p className={bulk.small}>{t('more', { count: count - changed.length })}</p>}
		</div>
	);
}
