import { setTypography } from '../../texts/set-typography'
import { component, type ComponentDraft } from './build-pages'

/** What article D. 211-2 of the French consumer code wants in conditions, in a frame of its own. */
const text = [
  '<p><strong>Garantie légale de conformité</strong></p>',
  '<p>Le consommateur dispose de deux ans à compter de la délivrance du bien pour faire valoir un défaut de conformité. Pendant ce délai, le consommateur n’a à prouver que l’existence du défaut, et non la date à laquelle il est apparu. Si la vente du bien comprend un contenu ou un service numérique fourni de manière continue pendant plus de deux ans, cette garantie vaut, pour le consommateur, pendant toute la durée de la fourniture ; elle comprend les mises à jour nécessaires au maintien de la conformité.</p>',
  '<p>Le consommateur a droit à la réparation ou au remplacement du bien dans les trente jours suivant sa demande, sans frais et sans inconvénient majeur. Si le bien est réparé à ce titre, la garantie du consommateur est prolongée de six mois. Si le consommateur demande une réparation et que le vendeur impose un remplacement, une nouvelle garantie de deux ans court à compter du remplacement.</p>',
  '<p>Le consommateur peut garder le bien et obtenir une réduction du prix, ou mettre fin au contrat et être intégralement remboursé contre restitution du bien, si :</p>',
  '<ul><li>le vendeur refuse de le réparer ou de le remplacer ;</li><li>la réparation ou le remplacement du bien du consommateur intervient après un délai de trente jours ;</li><li>la réparation ou le remplacement cause un inconvénient majeur au consommateur, notamment s’il supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou les frais d’installation du bien réparé ou de remplacement ;</li><li>le défaut persiste malgré la tentative de mise en conformité.</li></ul>',
  '<p>Il en va de même, sans demande préalable de réparation ou de remplacement, lorsque le défaut est si grave qu’il justifie une réduction immédiate du prix ou la fin immédiate du contrat. Un défaut mineur ne permet pas de mettre fin au contrat. Toute période pendant laquelle le bien est immobilisé pour être réparé ou remplacé suspend la garantie jusqu’à la délivrance du bien remis en état.</p>',
  '<p>Ces droits résultent des articles L. 217-1 à L. 217-32 du Code de la consommation. Le vendeur qui fait obstacle de mauvaise foi à cette garantie encourt une amende civile, dont l’article L. 241-5 du même code fixe le montant.</p>',
  '<p><strong>Garantie légale des vices cachés</strong></p>',
  '<p>Le consommateur bénéficie en outre, pendant deux ans à compter de la découverte du défaut, de la garantie légale des vices cachés (articles 1641 à 1649 du Code civil) : réduction du prix s’il garde le bien, remboursement intégral s’il le rend.</p>'
].join('')

const html = setTypography('fr', `<table><tbody><tr><td>${text}</td></tr></tbody></table>`)

export const frenchGuarantees: ComponentDraft = {
  ...component('richText', { html }),
  languages: ['fr']
}
