import { failureNumber } from '#contract/kept-failures.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './failure-number.module.css';
import { useToldNumber } from './use-told-number.ts';

/** Under the words for what could not be fetched: by which number an operator finds it, where the server keeps it. */
export const FailureNumber = ({ error }: { error: unknown }) => <Quoted id={failureNumber(error)} />;

/** The same of a part that broke while it was drawn. */
export const ToldNumber = ({ error }: { error: unknown }) => <Quoted id={useToldNumber(error)} />;

function Quoted({ id }: { id: string | undefined }) {
	const t = useTranslations('state');
	return id === undefined ? null : <p className={styles.number}>{t('failureId', { id })}</p>;
}
