/** ISO 3166-1: the two-letter code, followed by the three-letter one. */
const ISO = `
  adand aeare afafg agatg aiaia alalb amarm aoago aqata ararg asasm ataut auaus awabw axala
  azaze babih bbbrb bdbgd bebel bfbfa bgbgr bhbhr bibdi bjben blblm bmbmu bnbrn bobol bqbes
  brbra bsbhs btbtn bvbvt bwbwa byblr bzblz cacan cccck cdcod cfcaf cgcog chche ciciv ckcok
  clchl cmcmr cnchn cocol crcri cucub cvcpv cwcuw cxcxr cycyp czcze dedeu djdji dkdnk dmdma
  dodom dzdza ececu eeest egegy ehesh ereri esesp eteth fifin fjfji fkflk fmfsm fofro frfra
  gagab gbgbr gdgrd gegeo gfguf ggggy ghgha gigib glgrl gmgmb gngin gpglp gqgnq grgrc gssgs
  gtgtm gugum gwgnb gyguy hkhkg hmhmd hnhnd hrhrv hthti huhun ididn ieirl ilisr imimn inind
  ioiot iqirq irirn isisl itita jejey jmjam jojor jpjpn keken kgkgz khkhm kikir kmcom knkna
  kpprk krkor kwkwt kycym kzkaz lalao lblbn lclca lilie lklka lrlbr lslso ltltu lulux lvlva
  lylby mamar mcmco mdmda memne mfmaf mgmdg mhmhl mkmkd mlmli mmmmr mnmng momac mpmnp mqmtq
  mrmrt msmsr mtmlt mumus mvmdv mwmwi mxmex mymys mzmoz nanam ncncl nener nfnfk ngnga ninic
  nlnld nonor npnpl nrnru nuniu nznzl omomn papan peper pfpyf pgpng phphl pkpak plpol pmspm
  pnpcn prpri pspse ptprt pwplw pypry qaqat rereu rorou rssrb rurus rwrwa sasau sbslb scsyc
  sdsdn seswe sgsgp shshn sisvn sjsjm sksvk slsle smsmr snsen sosom srsur ssssd ststp svslv
  sxsxm sysyr szswz tctca tdtcd tfatf tgtgo ththa tjtjk tktkl tltls tmtkm tntun toton trtur
  tttto tvtuv twtwn tztza uaukr uguga umumi ususa uyury uzuzb vavat vcvct veven vgvgb vivir
  vnvnm vuvut wfwlf wswsm xkxkk yeyem ytmyt zazaf zmzmb zwzwe
`;

/** Like `ISO`, with the three-letter codes of sport: those of the Olympic committee and FIFA. */
const OF_SPORT = `
  dzalg aoang agant aganu awaru asasa bsbah bdban bbbar bmber btbhu bzbiz bwbot bnbru bgbul
  bfbur khcam kycay cgcgo tdcha clchi crcrc hrcro cfcta dkden gqeqg svesa fjfij gmgam gwgbs
  gqgeq deger grgre gdgrn gtgua gngui hthai hnhon idina iriri viisv vgivb xkkos saksa kwkuw
  lvlat lylba lsles lblib mgmad mymas mwmaw mnmgl mumri mrmtn mmmya ninca nlned npnep ngngr
  nenig omoma pypar phphi psple ptpor prpur zarsa wssam scsey knskn sislo sbsol lksri sdsud
  chsui pftah tztan totga tgtog twtpe tttri aeuae uyuru vuvan vnvie vcvin xkxkx zmzam zwzim
`;

/** Parts of the United Kingdom with their own teams, by ISO 3166-2. */
export const HOME_NATIONS = ['gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'] as const;

/** Code for several countries or none. */
export const INTERNATIONAL = 'int';

const CODES = new Map<string, string>([
  ...codesOf(OF_SPORT),
  ...codesOf(ISO),
  ...HOME_NATIONS.map((code) => [code, code] as const),
  ['eng', 'gb-eng'],
  ['sco', 'gb-sct'],
  ['sct', 'gb-sct'],
  ['wal', 'gb-wls'],
  ['wls', 'gb-wls'],
  ['nir', 'gb-nir'],
  ['uk', 'gb'],
  [INTERNATIONAL, INTERNATIONAL],
  ['international', INTERNATIONAL],
]);

function codesOf(table: string): [string, string][] {
  return table
    .trim()
    .split(/\s+/)
    .flatMap((pair): [string, string][] => {
      const code = pair.slice(0, 2);
      return [
        [code, code],
        [pair.slice(2), code],
      ];
    });
}

/**
 * Returns a country's canonical code, in lower case: ISO 3166-1 in two letters, 'gb-eng' and the
 * like, or 'int'. Unknown codes stay unchanged.
 */
export function countryCode(written: string): string {
  return CODES.get(written.trim().toLowerCase()) ?? written.trim();
}

/** Whether a text is a known code of a country, in any of the formats. */
export function isCountryCode(text: string): boolean {
  const code = countryCode(text);
  return CODES.has(code) && code !== INTERNATIONAL;
}

/** Whether a text is the two-letter code by which requests name a country, in any case: 'GB', but not 'uk'. */
export function isCountry(text: string): boolean {
  const code = text.toLowerCase();
  return /^[a-z]{2}$/.test(code) && isCountryCode(code) && countryCode(code) === code;
}

/** The canonical codes of all countries and home nations. */
export const COUNTRIES: readonly string[] = [...new Set(CODES.values())].filter(
  (code) => code !== INTERNATIONAL,
);
