# mistward_embed_tilesets(TARGET): the base set, those of the expansions in the order of `rules::Expansion`, and every
# mists set that was ever shipped, in the order of their versions: the newest comes last.
include(EmbedFiles)
cmake_path(SET MISTWARD_TILESETS NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../rules/tilesets")
function(mistward_embed_tilesets target)
    mistward_embed(${target} NAMESPACE mistward::tilesets HEADER embedded/tilesets.hpp
        BASE "${MISTWARD_TILESETS}"
        FILES "${MISTWARD_TILESETS}/base.json"
              "${MISTWARD_TILESETS}/abbot.json"
              "${MISTWARD_TILESETS}/inns.json"
              "${MISTWARD_TILESETS}/traders.json"
              "${MISTWARD_TILESETS}/dragon.json"
              "${MISTWARD_TILESETS}/tower.json"
              "${MISTWARD_TILESETS}/abbey.json"
              "${MISTWARD_TILESETS}/mists-1.json"
              "${MISTWARD_TILESETS}/mists.json")
endfunction()
