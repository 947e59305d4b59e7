import type { ProductDetail } from '#contract/api/product.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './product-detail.module.css';
import { productQuestions } from './product-questions.ts';
import questions from './product-questions-list.module.css';

/** Closed until asked: the answers are told above too, at length. */
export function ProductQuestionsList({ product }: { product: ProductDetail }) {
	const t = useTranslations('product');
	return (
		<section>
			<h2 className={styles.title}>{t('question.title')}</h2>
			{productQuestions(product, t).map(({ question, answer }) => (
				<details key={question} className={questions.entry}>
					<summary className={questions.question}>
						{question}
						<Icon name="chevronDown" />
					</summary>
					<p className={questions.answer}>{answer}</p>
				</details>
			))}
		</section>
	);
}
